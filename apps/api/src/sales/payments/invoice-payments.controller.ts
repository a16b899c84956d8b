import { Body, Controller, Get, HttpCode, Param, Query } from '@nestjs/common';
import { MarkPaidInput, RecordPaymentInput, type InvoiceDetail, type PaymentRecord } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { PaymentsService } from './payments.service.ts';

/** What money does to an invoice. Here and not with the invoices, as payments know invoices and not the other way round. */
@Controller('api/v1/invoices/:id')
export class InvoicePaymentsController {
  constructor(private readonly payments: PaymentsService) {}

  /** The payments of one invoice. */
  @Get('payments')
  @Can('read', 'Payment')
  list(@Param('id', IdPipe) id: number, @Query() query: ListQuery): Promise<Page<PaymentRecord>> {
    return this.payments.ofInvoice(id, query);
  }

  /** Books a payment on a sent invoice; what is too much becomes the customer's credit. */
  @Post('record-payment')
  @HttpCode(200)
  @Can('recordPayment', 'Invoice')
  record(@Param('id', IdPipe) id: number, @Body() input: RecordPaymentInput): Promise<InvoiceDetail> {
    return this.payments.record(id, input);
  }

  /** Books a payment of the whole balance. */
  @Post('mark-paid')
  @HttpCode(200)
  @Can('markPaid', 'Invoice')
  markPaid(@Param('id', IdPipe) id: number, @Body() input: MarkPaidInput): Promise<InvoiceDetail> {
    return this.payments.markPaid(id, input);
  }

  /** Pays an invoice, as far as it goes, with money that the customer has paid too much. */
  @Post('use-credit')
  @HttpCode(200)
  @Can('recordPayment', 'Invoice')
  useCredit(@Param('id', IdPipe) id: number): Promise<InvoiceDetail> {
    return this.payments.useCredit(id);
  }
}
