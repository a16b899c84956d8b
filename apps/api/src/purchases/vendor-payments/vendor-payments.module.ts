import { Module } from '@nestjs/common';
import { OrganisationModule } from '../../firm/organisation/organisation.module.ts';
import { BillsModule } from '../bills/bills.module.ts';
import { BillPaymentsController } from './bill-payments.controller.ts';
import { VendorPaymentsController } from './vendor-payments.controller.ts';
import { VendorPaymentsService } from './vendor-payments.service.ts';

@Module({
  imports: [BillsModule, OrganisationModule],
  controllers: [BillPaymentsController, VendorPaymentsController],
  providers: [VendorPaymentsService],
  exports: [VendorPaymentsService],
})
export class VendorPaymentsModule {}
