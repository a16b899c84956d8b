import { Module } from '@nestjs/common';
import { InvoicesModule } from '../invoices/invoices.module.ts';
import { RetainerInvoicesModule } from '../retainer-invoices/retainer-invoices.module.ts';
import { OrganisationModule } from '../../firm/organisation/organisation.module.ts';
import { InvoicePaymentsController } from './invoice-payments.controller.ts';
import { ExchangeRatesController } from './exchange-rates.controller.ts';
import { PaymentsController } from './payments.controller.ts';
import { PaymentLettersService } from './payment-letters.service.ts';
import { RetainerPaymentsController } from './retainer-payments.controller.ts';
import { RetainerPaymentsService } from './retainer-payments.service.ts';
import { PaymentRefundsService } from './payment-refunds.service.ts';
import { PaymentsService } from './payments.service.ts';

@Module({
  imports: [InvoicesModule, OrganisationModule, RetainerInvoicesModule],
  controllers: [ExchangeRatesController, InvoicePaymentsController, PaymentsController, RetainerPaymentsController],
  providers: [PaymentsService, PaymentRefundsService, RetainerPaymentsService, PaymentLettersService],
  exports: [PaymentsService],
})
export class PaymentsModule {}
