import { Module } from '@nestjs/common';
import { OrganisationModule } from '../../firm/organisation/organisation.module.ts';
import { BillsModule } from '../bills/bills.module.ts';
import { VendorPaymentsModule } from '../vendor-payments/vendor-payments.module.ts';
import { PaymentRunCommandsService } from './payment-run-commands.service.ts';
import { PaymentRunsController } from './payment-runs.controller.ts';
import { PaymentRunsService } from './payment-runs.service.ts';

@Module({
  imports: [BillsModule, OrganisationModule, VendorPaymentsModule],
  controllers: [PaymentRunsController],
  providers: [PaymentRunsService, PaymentRunCommandsService],
})
export class PaymentRunsModule {}
