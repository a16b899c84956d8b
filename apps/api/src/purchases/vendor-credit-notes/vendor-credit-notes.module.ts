import { Module } from '@nestjs/common';
import { OrganisationModule } from '../../firm/organisation/organisation.module.ts';
import { StockMovesModule } from '../../stock/moves/stock-moves.module.ts';
import { BillsModule } from '../bills/bills.module.ts';
import { VendorCreditNoteCommandsService } from './vendor-credit-note-commands.service.ts';
import { VendorCreditNotesController } from './vendor-credit-notes.controller.ts';
import { VendorCreditNotesService } from './vendor-credit-notes.service.ts';
import { VendorCreditUseService } from './vendor-credit-use.service.ts';

@Module({
  imports: [BillsModule, OrganisationModule, StockMovesModule],
  controllers: [VendorCreditNotesController],
  providers: [VendorCreditNotesService, VendorCreditNoteCommandsService, VendorCreditUseService],
  exports: [VendorCreditNotesService],
})
export class VendorCreditNotesModule {}
