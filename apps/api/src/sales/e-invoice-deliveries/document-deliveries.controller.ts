import { Controller, Get, HttpCode, Param } from '@nestjs/common';
import type { EInvoiceDeliveryRecord } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { Post } from '../../platform/rest/post.ts';
import { EInvoiceDeliveriesService } from './e-invoice-deliveries.service.ts';

/** E-invoices of invoices that go by the access point. */
@Controller('api/v1/invoices/:id/e-invoice/deliveries')
export class InvoiceDeliveriesController {
  constructor(private readonly deliveries: EInvoiceDeliveriesService) {}

  /** Returns where the e-invoice stands, the newest first; nothing where it does not go by the access point. */
  @Get()
  @Can('read', 'Invoice')
  list(@Param('id', IdPipe) id: number): Promise<EInvoiceDeliveryRecord[]> {
    return this.deliveries.of('Invoice', id);
  }

  /** Sends an e-invoice again that was rejected or could not be handed over. 409 when it is on its way. */
  @Post('again')
  @HttpCode(200)
  @Can('send', 'Invoice')
  sendAgain(@Param('id', IdPipe) id: number): Promise<EInvoiceDeliveryRecord[]> {
    return this.deliveries.sendAgain('Invoice', id);
  }
}

/** E-invoices of credit notes that go by the access point. */
@Controller('api/v1/credit-notes/:id/e-invoice/deliveries')
export class CreditNoteDeliveriesController {
  constructor(private readonly deliveries: EInvoiceDeliveriesService) {}

  /** Returns where the e-invoice stands, the newest first; nothing where it does not go by the access point. */
  @Get()
  @Can('read', 'CreditNote')
  list(@Param('id', IdPipe) id: number): Promise<EInvoiceDeliveryRecord[]> {
    return this.deliveries.of('CreditNote', id);
  }

  /** Sends an e-invoice again that was rejected or could not be handed over. 409 when it is on its way. */
  @Post('again')
  @HttpCode(200)
  @Can('send', 'CreditNote')
  sendAgain(@Param('id', IdPipe) id: number): Promise<EInvoiceDeliveryRecord[]> {
    return this.deliveries.sendAgain('CreditNote', id);
  }
}

/** E-invoices of advances with tax that go by the access point. */
@Controller('api/v1/retainer-invoices/:id/e-invoice/deliveries')
export class RetainerDeliveriesController {
  constructor(private readonly deliveries: EInvoiceDeliveriesService) {}

  /** Returns where the e-invoice stands, the newest first; nothing where it does not go by the access point. */
  @Get()
  @Can('read', 'RetainerInvoice')
  list(@Param('id', IdPipe) id: number): Promise<EInvoiceDeliveryRecord[]> {
    return this.deliveries.of('RetainerInvoice', id);
  }

  /** Sends an e-invoice again that was rejected or could not be handed over. 409 when it is on its way. */
  @Post('again')
  @HttpCode(200)
  @Can('send', 'RetainerInvoice')
  sendAgain(@Param('id', IdPipe) id: number): Promise<EInvoiceDeliveryRecord[]> {
    return this.deliveries.sendAgain('RetainerInvoice', id);
  }
}
