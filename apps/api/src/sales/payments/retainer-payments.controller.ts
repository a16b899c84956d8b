import { Body, Controller, Get, HttpCode, Param, Query } from '@nestjs/common';
import { MarkPaidInput, RecordPaymentInput, type PaymentRecord, type RetainerInvoiceDetail } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { RetainerPaymentsService } from './retainer-payments.service.ts';

/** Payments of one retainer invoice. In this module because payments import retainer invoices, not the other way round. */
@Controller('api/v1/retainer-invoices/:id')
export class RetainerPaymentsController {
  constructor(private readonly payments: RetainerPaymentsService) {}

  /** Lists the payments of one retainer invoice. */
  @Get('payments')
  @Can('read', 'Payment')
  list(@Param('id', IdPipe) id: number, @Query() query: ListQuery): Promise<Page<PaymentRecord>> {
    return this.payments.ofRetainer(id, query);
  }

  /** Records a payment on a sent retainer invoice; an excess becomes the customer's credit. */
  @Post('record-payment')
  @HttpCode(200)
  @Can('recordPayment', 'RetainerInvoice')
  record(@Param('id', IdPipe) id: number, @Body() input: RecordPaymentInput): Promise<RetainerInvoiceDetail> {
    return this.payments.record(id, input);
  }

  /** Records a payment of all that is left to pay. */
  @Post('mark-paid')
  @HttpCode(200)
  @Can('markPaid', 'RetainerInvoice')
  markPaid(@Param('id', IdPipe) id: number, @Body() input: MarkPaidInput): Promise<RetainerInvoiceDetail> {
    return this.payments.markPaid(id, input);
  }

  /** Pays a retainer invoice, as far as possible, with the unused credit of the customer's payments. */
  @Post('use-credit')
  @HttpCode(200)
  @Can('recordPayment', 'RetainerInvoice')
  useCredit(@Param('id', IdPipe) id: number): Promise<RetainerInvoiceDetail> {
    return this.payments.useCredit(id);
  }
}
