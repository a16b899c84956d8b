import { Module } from '@nestjs/common';
import { AccessPointModule } from '../../firm/access-point/access-point.module.ts';
import { AuthModule } from '../../platform/auth/auth.module.ts';
import { CreditNotesModule } from '../credit-notes/credit-notes.module.ts';
import { InvoicesModule } from '../invoices/invoices.module.ts';
import { RetainerInvoicesModule } from '../retainer-invoices/retainer-invoices.module.ts';
import { DeliveryNewsController } from './delivery-news.controller.ts';
import {
  CreditNoteDeliveriesController,
  InvoiceDeliveriesController,
  RetainerDeliveriesController,
} from './document-deliveries.controller.ts';
import { EInvoiceDeliveriesService } from './e-invoice-deliveries.service.ts';
import { EInvoiceDeliveriesTask } from './e-invoice-deliveries.task.ts';
import { HandingOver } from './handing-over.service.ts';

@Module({
  imports: [AccessPointModule, AuthModule, CreditNotesModule, InvoicesModule, RetainerInvoicesModule],
  controllers: [
    InvoiceDeliveriesController,
    CreditNoteDeliveriesController,
    RetainerDeliveriesController,
    DeliveryNewsController,
  ],
  providers: [EInvoiceDeliveriesService, EInvoiceDeliveriesTask, HandingOver],
})
export class EInvoiceDeliveriesModule {}
