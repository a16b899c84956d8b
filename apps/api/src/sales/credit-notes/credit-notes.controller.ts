import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import {
  CreditNoteInput,
  LetterInput,
  PayBackInput,
  SendCreditNoteInput,
  UndoCreditUseInput,
  VoidCreditNoteInput,
  type CreditNoteCounts,
  type CreditNoteDetail,
  type CreditNoteRecord,
  type CreditNoteTotals,
  type LetterWords,
} from '@kontor/domain';
import { sendPaper } from '../../documents/paper/stored-paper.ts';
import { Can } from '../../platform/auth/can.ts';
import { BulkIds } from '../../platform/rest/bulk.ts';
import { DescribedAnswers } from '../../platform/rest/described/described-answers.ts';
import { sendFile } from '../../platform/files/send-file.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { Version } from '../../platform/rest/version.ts';
import { CreditNoteIssuingService } from './issuing/credit-note-issuing.service.ts';
import { CreditNoteLettersService } from './issuing/credit-note-letters.service.ts';
import { CreditNotesService, CreditNoteTotalsQuery } from './credit-notes.service.ts';
import { CreditUseService } from './using/credit-use.service.ts';
import { CreditNotePapersService } from './paper/credit-note-papers.service.ts';
import { PayBackService } from './using/pay-back.service.ts';

/** Credit notes, from draft to sent or void. */
@Controller('api/v1/credit-notes')
export class CreditNotesController {
  constructor(
    private readonly notes: CreditNotesService,
    private readonly issuing: CreditNoteIssuingService,
    private readonly letters: CreditNoteLettersService,
    private readonly repayments: PayBackService,
    private readonly use: CreditUseService,
    private readonly papers: CreditNotePapersService,
  ) {}

  /** Lists credit notes, one page at a time. The filter also takes `usedOnInvoiceId` of another invoice that their credit was used for. */
  @Get()
  @Can('read', 'CreditNote')
  list(@Query() query: ListQuery): Promise<Page<CreditNoteRecord>> {
    return this.notes.list(query);
  }

  /** Counts credit notes by status. */
  @Get('counts')
  @Can('read', 'CreditNote')
  counts(): Promise<CreditNoteCounts> {
    return this.notes.counts();
  }

  /** Adds up all credit notes that match the filter, by currency. */
  @Get('totals')
  @Can('read', 'CreditNote')
  totals(@Query() query: CreditNoteTotalsQuery): Promise<CreditNoteTotals[]> {
    return this.notes.totals(query);
  }

  /** Returns one credit note with its lines and taxes, and the sources that each line releases. */
  @Get(':id')
  @Can('read', 'CreditNote')
  get(@Param('id', IdPipe) id: number): Promise<CreditNoteDetail> {
    return this.notes.get(id);
  }

  /** Creates a draft that credits lines of a sent or paid invoice, by quantity or by amount. The server computes all amounts. */
  @Post()
  @Can('create', 'CreditNote')
  create(@Body() input: CreditNoteInput): Promise<CreditNoteDetail> {
    return this.notes.create(input);
  }

  /** Replaces a draft. 409 when it was issued, or saved by somebody else in the meantime. */
  @Put(':id')
  @Can('update', 'CreditNote')
  update(@Param('id', IdPipe) id: number, @Version() version: number, @Body() input: CreditNoteInput): Promise<CreditNoteDetail> {
    return this.notes.update(id, version, input);
  }

  /** Deletes a draft. */
  @Delete(':id')
  @Can('delete', 'CreditNote')
  remove(@Param('id', IdPipe) id: number, @Version() version: number): Promise<CreditNoteDetail> {
    return this.notes.remove(id, version);
  }

  /** Deletes several drafts, all or none; returns their ids. */
  @Delete()
  @HttpCode(200)
  @Can('delete', 'CreditNote')
  removeMany(@BulkIds() ids: number[]): Promise<number[]> {
    return this.notes.removeMany(ids);
  }

  /**
   * Issues a draft: assigns its number, locks it, deducts it from the balance of its invoice and releases its sources; the rest becomes the
   * customer's credit. 409 when less is left of the invoice by now. With `to`, an email is sent as soon as the PDF is created.
   */
  @Post(':id/send')
  @HttpCode(200)
  @Can('send', 'CreditNote')
  send(@Param('id', IdPipe) id: number, @Body() input: SendCreditNoteInput): Promise<CreditNoteDetail> {
    return this.issuing.send(id, input);
  }

  /** Voids a credit note that the customer does not have and whose credit was not used: the number stays, its invoice is due again. */
  @Post(':id/void')
  @HttpCode(200)
  @Can('void', 'CreditNote')
  void(@Param('id', IdPipe) id: number, @Body() input: VoidCreditNoteInput): Promise<CreditNoteDetail> {
    return this.issuing.void(id, input);
  }

  /** Records that all credit left of a credit note was paid back to the customer. */
  @Post(':id/pay-back')
  @HttpCode(200)
  @Can('payBack', 'CreditNote')
  payBack(@Param('id', IdPipe) id: number, @Body() input: PayBackInput): Promise<CreditNoteDetail> {
    return this.repayments.payBack(id, input);
  }

  /** Undoes a repayment: the amount is the customer's credit again. */
  @Post(':id/undo-pay-back')
  @HttpCode(200)
  @Can('payBack', 'CreditNote')
  undoPayBack(@Param('id', IdPipe) id: number): Promise<CreditNoteDetail> {
    return this.repayments.undo(id);
  }

  /** Takes credit back from another invoice that it was used for: that invoice is due again, and the amount is the customer's credit. */
  @Post(':id/undo-use')
  @HttpCode(200)
  @Can('recordPayment', 'Invoice')
  undoUse(@Param('id', IdPipe) id: number, @Body() input: UndoCreditUseInput): Promise<CreditNoteDetail> {
    return this.use.undo(id, input);
  }

  /** Returns the default subject and text of an email with the credit note, in its language. */
  @Get(':id/letter')
  @Can('send', 'CreditNote')
  letter(@Param('id', IdPipe) id: number): Promise<LetterWords> {
    return this.letters.proposal(id);
  }

  /** Sends an issued credit note by email, again or to others. Default subject and text come from the template. */
  @Post(':id/mail')
  @HttpCode(200)
  @Can('send', 'CreditNote')
  mail(@Param('id', IdPipe) id: number, @Body() input: LetterInput): Promise<CreditNoteDetail> {
    return this.letters.mail(id, input);
  }

  /** Downloads the PDF of an issued credit note. 409 while it is being created. */
  @Get(':id/pdf')
  @Can('read', 'CreditNote')
  @DescribedAnswers({ 200: 'application/pdf' })
  async pdf(@Param('id', IdPipe) id: number, @Res() response: Response): Promise<void> {
    await sendPaper(response, await this.papers.stored(id), 'attachment');
  }

  /** Downloads the e-invoice of an issued credit note: UBL 2.1 by Peppol BIS Billing 3. 409 while it is being created, and if there is none. */
  @Get(':id/e-invoice')
  @Can('read', 'CreditNote')
  @DescribedAnswers({ 200: 'application/xml' })
  async eInvoice(@Param('id', IdPipe) id: number, @Res() response: Response): Promise<void> {
    const { content, ...file } = await this.papers.eInvoice(id);
    await sendFile(response, file, content);
  }

  /** Downloads the PDF of a draft as it would be sent now. */
  @Get(':id/preview-pdf')
  @Can('read', 'CreditNote')
  @DescribedAnswers({ 200: 'application/pdf' })
  async previewPdf(@Param('id', IdPipe) id: number, @Res() response: Response): Promise<void> {
    await sendPaper(response, await this.papers.preview(id), 'inline');
  }
}
