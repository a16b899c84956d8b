import { Module } from '@nestjs/common';
import { OrganisationModule } from '../../firm/organisation/organisation.module.ts';
import { StockMovesModule } from '../../stock/moves/stock-moves.module.ts';
import { BillCommandsService } from './bill-commands.service.ts';
import { BillsController } from './bills.controller.ts';
import { BillsService } from './bills.service.ts';

@Module({
  imports: [OrganisationModule, StockMovesModule],
  controllers: [BillsController],
  providers: [BillsService, BillCommandsService],
  exports: [BillsService],
})
export class BillsModule {}
