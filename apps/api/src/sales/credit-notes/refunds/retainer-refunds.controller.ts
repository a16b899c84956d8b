import { Body, Controller, HttpCode, Param } from '@nestjs/common';
import { RefundRetainerInput, UndoRefundInput, type RetainerInvoiceDetail } from '@kontor/domain';
import { Can } from '../../../platform/auth/can.ts';
import { IdPipe } from '../../../platform/rest/id.pipe.ts';
import { Post } from '../../../platform/rest/post.ts';
import { RetainerRefundsService } from './retainer-refunds.service.ts';

/** Money of retainer invoices that is paid back. */
@Controller('api/v1/retainer-invoices')
export class RetainerRefundsController {
  constructor(private readonly refunds: RetainerRefundsService) {}

  /** Records that available money was paid back to the customer. If the advance carries tax, its credit note is issued with it. */
  @Post(':id/refund')
  @HttpCode(200)
  @Can('refund', 'RetainerInvoice')
  refund(@Param('id', IdPipe) id: number, @Body() input: RefundRetainerInput): Promise<RetainerInvoiceDetail> {
    return this.refunds.refund(id, input);
  }

  /** Undoes a refund: the money is available again, and its credit note is voided. 409 when the customer has that. */
  @Post(':id/undo-refund')
  @HttpCode(200)
  @Can('refund', 'RetainerInvoice')
  undoRefund(@Param('id', IdPipe) id: number, @Body() input: UndoRefundInput): Promise<RetainerInvoiceDetail> {
    return this.refunds.undo(id, input);
  }
}
