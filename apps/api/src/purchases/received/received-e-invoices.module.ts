import { Module } from '@nestjs/common';
import { AccessPointModule } from '../../firm/access-point/access-point.module.ts';
import { OrganisationModule } from '../../firm/organisation/organisation.module.ts';
import { FilesModule } from '../../platform/files/files.module.ts';
import { BillsModule } from '../bills/bills.module.ts';
import { VendorCreditNotesModule } from '../vendor-credit-notes/vendor-credit-notes.module.ts';
import { ArrivedTask } from './arrived.task.ts';
import { ReceivedEInvoicesController } from './received-e-invoices.controller.ts';
import { ReceivedEInvoicesService } from './received-e-invoices.service.ts';

@Module({
  imports: [AccessPointModule, BillsModule, FilesModule, OrganisationModule, VendorCreditNotesModule],
  controllers: [ReceivedEInvoicesController],
  providers: [ArrivedTask, ReceivedEInvoicesService],
})
export class ReceivedEInvoicesModule {}
