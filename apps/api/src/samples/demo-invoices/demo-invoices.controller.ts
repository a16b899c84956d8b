import { Body, Controller, Delete, Get, Param, Query } from '@nestjs/common';
import {
  DemoInvoiceInput,
  idIn,
  idOf,
  sliceIn,
  textIn,
  type DemoClient,
  type DemoInvoiceAnswer,
  type DemoInvoicePage,
  type DemoInvoiceRecord,
} from '@kontor/domain';
import { SignedIn } from '../../platform/auth/can.ts';
import { Post } from '../../platform/rest/post.ts';
import { DemoInvoicesService } from './demo-invoices.service.ts';

export class DemoInvoicesQuery {
  /** A part of the client's name or of the company's email; at most 100 characters. */
  q?: string;
  /** Default 10, at most 100. */
  perPage?: number;
  /** From 1. */
  page?: number;
  /** Case is ignored. */
  status?: string;
}

export class DemoInvoiceIdQuery {
  id?: number;
}

/** The answer to adding a sample invoice. */
export class DemoInvoiceAdded {
  invoice: DemoInvoiceRecord;
}

/** The sample list of invoices. The organisation's own are in `/api/v1/invoices`. */
@SignedIn()
@Controller()
export class DemoInvoicesController {
  constructor(private readonly invoices: DemoInvoicesService) {}

  /** Lists all sample invoices, the page of those that match and their number; the highest number first. */
  @Get('apps/invoice/invoices')
  page(@Query() query: DemoInvoicesQuery): Promise<DemoInvoicePage> {
    return this.invoices.page({ q: textIn(query, 'q'), status: textIn(query, 'status') }, sliceIn(query));
  }

  /** Returns one sample invoice, or null, and its payment details. */
  @Get('api/invoice/invoices/:id')
  get(@Param('id') id: string): Promise<DemoInvoiceAnswer> {
    return this.invoices.get(idOf(id));
  }

  /** Lists the clients of the five invoices with the lowest numbers. */
  @Get('api/invoice/clients')
  clients(): Promise<DemoClient[]> {
    return this.invoices.clients();
  }

  /** Adds a sample invoice with the next number, in whole dollars. Default status: draft. */
  @Post('apps/invoice/add-invoice')
  add(@Body() input: DemoInvoiceInput): Promise<DemoInvoiceAdded> {
    return this.invoices.add(input);
  }

  /** Deletes a sample invoice. The id is in the query, or else in the body; an unknown one changes nothing. */
  @Delete('apps/invoice/delete')
  remove(@Query() query: DemoInvoiceIdQuery, @Body() body: unknown): Promise<void> {
    return this.invoices.remove(idIn(query, body, 'id'));
  }
}
