import { Body, Controller, Get, HttpCode, Param } from '@nestjs/common';
import {
  ApplyRetainerInput,
  DrawHoursInput,
  UnapplyRetainerInput,
  type InvoiceAdvanceRecord,
  type RetainerInvoiceDetail,
} from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { Post } from '../../platform/rest/post.ts';
import { RetainerHoursService } from './retainer-hours.service.ts';
import { RetainerMoneyService } from './retainer-money.service.ts';

/** What becomes of the money of retainer invoices. */
@Controller('api/v1')
export class RetainerMoneyController {
  constructor(
    private readonly money: RetainerMoneyService,
    private readonly hours: RetainerHoursService,
  ) {}

  /**
   * Uses available money for an invoice of the same customer, and of the same project if the retainer invoice has one. It is reserved for a draft, and
   * becomes final when that is sent; on a sent invoice it pays at once.
   */
  @Post('retainer-invoices/:id/apply')
  @HttpCode(200)
  @Can('apply', 'RetainerInvoice')
  apply(@Param('id', IdPipe) id: number, @Body() input: ApplyRetainerInput): Promise<RetainerInvoiceDetail> {
    return this.money.apply(id, input);
  }

  /**
   * Draws prepaid hours for the hours of a draft, the oldest first, as far as they go: at the price agreed in advance, with the money that was paid for
   * them. The hours beyond stay at their own price.
   */
  @Post('retainer-invoices/:id/draw-hours')
  @HttpCode(200)
  @Can('apply', 'RetainerInvoice')
  drawHours(@Param('id', IdPipe) id: number, @Body() input: DrawHoursInput): Promise<RetainerInvoiceDetail> {
    return this.hours.draw(id, input);
  }

  /** Takes money off an invoice again. 409 when the invoice was sent with it. */
  @Post('retainer-invoices/:id/unapply')
  @HttpCode(200)
  @Can('apply', 'RetainerInvoice')
  unapply(@Param('id', IdPipe) id: number, @Body() input: UnapplyRetainerInput): Promise<RetainerInvoiceDetail> {
    return this.money.unapply(id, input);
  }

  /** Lists the retainer invoices whose money an invoice uses or could use. */
  @Get('invoices/:id/advances')
  @Can('read', 'RetainerInvoice')
  advances(@Param('id', IdPipe) id: number): Promise<InvoiceAdvanceRecord[]> {
    return this.money.ofInvoice(id);
  }
}
