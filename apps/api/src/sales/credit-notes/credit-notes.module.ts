import { Module } from '@nestjs/common';
import { OrganisationModule } from '../../firm/organisation/organisation.module.ts';
import { StockMovesModule } from '../../stock/moves/stock-moves.module.ts';
import { InvoicesModule } from '../invoices/invoices.module.ts';
import { CorrectionsService } from './corrections.service.ts';
import { CreditNoteIssuingService } from './issuing/credit-note-issuing.service.ts';
import { CreditNoteLettersService } from './issuing/credit-note-letters.service.ts';
import { CreditNotesController } from './credit-notes.controller.ts';
import { CreditNotesService } from './credit-notes.service.ts';
import { InvoiceCreditsController } from './invoice-credits.controller.ts';
import { CreditUseService } from './using/credit-use.service.ts';
import { CreditNotePapersService } from './paper/credit-note-papers.service.ts';
import { DrawCreditNotePdfTask } from './paper/draw-credit-note-pdf.task.ts';
import { RetainerRefundsController } from './refunds/retainer-refunds.controller.ts';
import { RetainerRefundsService } from './refunds/retainer-refunds.service.ts';
import { PayBackService } from './using/pay-back.service.ts';
import { RetainerInvoicesModule } from '../retainer-invoices/retainer-invoices.module.ts';

@Module({
  imports: [InvoicesModule, OrganisationModule, RetainerInvoicesModule, StockMovesModule],
  controllers: [CreditNotesController, InvoiceCreditsController, RetainerRefundsController],
  providers: [
    CreditNotesService,
    CreditNoteIssuingService,
    CreditNoteLettersService,
    CreditNotePapersService,
    CorrectionsService,
    PayBackService,
    RetainerRefundsService,
    CreditUseService,
    DrawCreditNotePdfTask,
  ],
  exports: [CreditNotePapersService, CreditNotesService],
})
export class CreditNotesModule {}
