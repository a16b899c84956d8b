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
  /** 10 unless said otherwise, at most 100. */
  perPage?: number;
  /** The first is 1. */
  page?: number;
  /** In any case. */
  status?: string;
}

export class DemoInvoiceIdQuery {
  id?: number;
}

/** What adding a sample invoice answers. */
export class DemoInvoiceAdded {
  invoice: DemoInvoiceRecord;
}

/** The sample list of invoices. The organisation's own are in `/api/v1/invoices`. */
@SignedIn()
@Controller()
export class DemoInvoicesController {
  constructor(private readonly invoices: DemoInvoicesService) {}

  /** All sample invoices, the page of those that fit, and how many do; the highest number first. */
  @Get('apps/invoice/invoices')
  page(@Query() query: DemoInvoicesQuery): Promise<DemoInvoicePage> {
    return this.invoices.page({ q: textIn(query, 'q'), status: textIn(query, 'status') }, sliceIn(query));
  }

  /** One sample invoice, or null, and where to pay it. */
  @Get('api/invoice/invoices/:id')
  get(@Param('id') id: string): Promise<DemoInvoiceAnswer> {
    return this.invoices.get(idOf(id));
  }

  /** The clients of the five invoices with the lowest numbers. */
  @Get('api/invoice/clients')
  clients(): Promise<DemoClient[]> {
    return this.invoices.clients();
  }

  /** Adds a sample invoice under the next number, in whole dollars. A draft unless said otherwise. */
  @Post('apps/invoice/add-invoice')
  add(@Body() input: DemoInvoiceInput): Promise<DemoInvoiceAdded> {
    return this.invoices.add(input);
  }

  /** Removes a sample invoice. The id stands in the query, or else in the body; an unknown one changes nothing. */
  @Delete('apps/invoice/delete')
  remove(@Query() query: DemoInvoiceIdQuery, @Body() body: unknown): Promise<void> {
    return this.invoices.remove(idIn(query, body, 'id'));
  }
}
