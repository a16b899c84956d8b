import { Module } from '@nestjs/common';
import { FilesModule } from '../../platform/files/files.module.ts';
import { OrganisationModule } from '../../firm/organisation/organisation.module.ts';
import { StockMovesModule } from '../../stock/moves/stock-moves.module.ts';
import { ReceivedEInvoicesController } from '../received/received-e-invoices.controller.ts';
import { ReceivedEInvoicesService } from '../received/received-e-invoices.service.ts';
import { BillCostsController } from './costs/bill-costs.controller.ts';
import { BillInvoices } from './costs/bill-invoices.ts';
import { UnbilledCostsService } from './costs/unbilled-costs.service.ts';
import { BillCommandsService } from './bill-commands.service.ts';
import { BillsController } from './bills.controller.ts';
import { BillsService } from './bills.service.ts';

@Module({
  imports: [FilesModule, OrganisationModule, StockMovesModule],
  // Costs first: the routes of bills would take `costs` for an id.
  controllers: [BillCostsController, BillsController, ReceivedEInvoicesController],
  providers: [BillsService, BillCommandsService, UnbilledCostsService, BillInvoices, ReceivedEInvoicesService],
  exports: [BillsService, BillInvoices],
})
export class BillsModule {}
