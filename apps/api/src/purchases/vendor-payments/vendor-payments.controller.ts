import { Body, Controller, Delete, Get, Param, Query } from '@nestjs/common';
import { VendorPaymentInput, type VendorPaymentRecord } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { Version } from '../../platform/rest/version.ts';
import { VendorPaymentsService } from './vendor-payments.service.ts';

/** Payments to vendors, and their allocation to bills. */
@Controller('api/v1/vendor-payments')
export class VendorPaymentsController {
  constructor(private readonly payments: VendorPaymentsService) {}

  /** Lists payments with the bills that they pay, one page at a time. The filter also takes `billId`. */
  @Get()
  @Can('read', 'VendorPayment')
  list(@Query() query: ListQuery): Promise<Page<VendorPaymentRecord>> {
    return this.payments.list(query);
  }

  /** Returns one payment. */
  @Get(':id')
  @Can('read', 'VendorPayment')
  get(@Param('id', IdPipe) id: number): Promise<VendorPaymentRecord> {
    return this.payments.get(id);
  }

  /** Records a payment of any number of open bills of one vendor. */
  @Post()
  @Can('recordPayment', 'Bill')
  create(@Body() input: VendorPaymentInput): Promise<VendorPaymentRecord> {
    return this.payments.create(input);
  }

  /** Undoes a payment: deletes it, and reopens the bills that it paid. */
  @Delete(':id')
  @Can('undoPayment', 'VendorPayment')
  undo(@Param('id', IdPipe) id: number, @Version() version: number): Promise<VendorPaymentRecord> {
    return this.payments.undo(id, version);
  }
}
