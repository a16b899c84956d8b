import { Module } from '@nestjs/common';
import { OrganisationModule } from '../../firm/organisation/organisation.module.ts';
import { StockMovesModule } from '../../stock/moves/stock-moves.module.ts';
import { BillCostsController } from './costs/bill-costs.controller.ts';
import { BillInvoices } from './costs/bill-invoices.ts';
import { UnbilledCostsService } from './costs/unbilled-costs.service.ts';
import { BillsDue } from './bill.news.ts';
import { BillCommandsService } from './bill-commands.service.ts';
import { BillsController } from './bills.controller.ts';
import { BillsService } from './bills.service.ts';

@Module({
  imports: [OrganisationModule, StockMovesModule],
  // Costs first: the routes of bills would take `costs` for an id.
  controllers: [BillCostsController, BillsController],
  providers: [BillsService, BillCommandsService, UnbilledCostsService, BillInvoices, BillsDue],
  exports: [BillsService, BillInvoices],
})
export class BillsModule {}
