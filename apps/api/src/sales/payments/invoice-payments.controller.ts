import { Body, Controller, Get, HttpCode, Param, Query } from '@nestjs/common';
import { MarkPaidInput, RecordPaymentInput, type InvoiceDetail, type PaymentRecord } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { PaymentsService } from './payments.service.ts';

/** Payments of one invoice. In this module because payments import invoices, not the other way round. */
@Controller('api/v1/invoices/:id')
export class InvoicePaymentsController {
  constructor(private readonly payments: PaymentsService) {}

  /** Lists the payments of one invoice. */
  @Get('payments')
  @Can('read', 'Payment')
  list(@Param('id', IdPipe) id: number, @Query() query: ListQuery): Promise<Page<PaymentRecord>> {
    return this.payments.ofInvoice(id, query);
  }

  /** Records a payment on a sent invoice; an excess becomes the customer's credit. */
  @Post('record-payment')
  @HttpCode(200)
  @Can('recordPayment', 'Invoice')
  record(@Param('id', IdPipe) id: number, @Body() input: RecordPaymentInput): Promise<InvoiceDetail> {
    return this.payments.record(id, input);
  }

  /** Records a payment of the whole balance. */
  @Post('mark-paid')
  @HttpCode(200)
  @Can('markPaid', 'Invoice')
  markPaid(@Param('id', IdPipe) id: number, @Body() input: MarkPaidInput): Promise<InvoiceDetail> {
    return this.payments.markPaid(id, input);
  }

  /** Pays an invoice, as far as possible, with the customer's credit. */
  @Post('use-credit')
  @HttpCode(200)
  @Can('recordPayment', 'Invoice')
  useCredit(@Param('id', IdPipe) id: number): Promise<InvoiceDetail> {
    return this.payments.useCredit(id);
  }
}
