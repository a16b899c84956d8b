import { Module } from '@nestjs/common';
import { InvoicesModule } from '../invoices/invoices.module.ts';
import { OrganisationModule } from '../../firm/organisation/organisation.module.ts';
import { InvoicePaymentsController } from './invoice-payments.controller.ts';
import { PaymentsController } from './payments.controller.ts';
import { PaymentLettersService } from './payment-letters.service.ts';
import { PaymentsService } from './payments.service.ts';

@Module({
  imports: [InvoicesModule, OrganisationModule],
  controllers: [InvoicePaymentsController, PaymentsController],
  providers: [PaymentsService, PaymentLettersService],
  exports: [PaymentsService],
})
export class PaymentsModule {}
