import { Module } from '@nestjs/common';
import { FilesModule } from '../../platform/files/files.module.ts';
import { OrganisationModule } from '../../firm/organisation/organisation.module.ts';
import { StockMovesModule } from '../../stock/moves/stock-moves.module.ts';
import { ReceivedEInvoicesController } from '../received/received-e-invoices.controller.ts';
import { ReceivedEInvoicesService } from '../received/received-e-invoices.service.ts';
import { BillCommandsService } from './bill-commands.service.ts';
import { BillsController } from './bills.controller.ts';
import { BillsService } from './bills.service.ts';

@Module({
  imports: [FilesModule, OrganisationModule, StockMovesModule],
  controllers: [BillsController, ReceivedEInvoicesController],
  providers: [BillsService, BillCommandsService, ReceivedEInvoicesService],
  exports: [BillsService],
})
export class BillsModule {}
