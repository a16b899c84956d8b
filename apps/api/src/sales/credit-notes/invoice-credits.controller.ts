import { Body, Controller, Get, Param } from '@nestjs/common';
import { CorrectInvoiceInput, type CorrectedInvoice, type CreditableInvoice } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { Post } from '../../platform/rest/post.ts';
import { CorrectionsService } from './corrections.service.ts';
import { CreditNotesService } from './credit-notes.service.ts';

/** Crediting of one invoice. In this module because credit notes import invoices, not the other way round. */
@Controller('api/v1/invoices/:id')
export class InvoiceCreditsController {
  constructor(
    private readonly notes: CreditNotesService,
    private readonly corrections: CorrectionsService,
  ) {}

  /** Returns a sent or paid invoice with what was credited of each line and tax group. 409 when it cannot be credited. */
  @Get('creditable')
  @Can('create', 'CreditNote')
  creditable(@Param('id', IdPipe) id: number): Promise<CreditableInvoice> {
    return this.notes.creditable(id);
  }

  /** Issues a credit note for what is left of an invoice, and creates a draft with the same lines. */
  @Post('correct')
  @Can('create', 'CreditNote')
  correct(@Param('id', IdPipe) id: number, @Body() input: CorrectInvoiceInput): Promise<CorrectedInvoice> {
    return this.corrections.correct(id, input);
  }
}
