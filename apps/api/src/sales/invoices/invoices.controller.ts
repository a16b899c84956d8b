import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import {
  LetterInput,
  VoidInvoiceInput,
  InvoiceInput,
  InvoicePdfsInput,
  SendInvoiceInput,
  IssuedInvoiceInput,
  type BackgroundJobRecord,
  type HoursAnnex,
  type InvoiceCounts,
  type InvoiceDetail,
  type InvoiceRecord,
  type InvoiceTotals,
  type LetterWords,
} from '@kontor/domain';
import { sendPaper } from '../../documents/paper/stored-paper.ts';
import { Can } from '../../platform/auth/can.ts';
import { DescribedAnswers } from '../../platform/rest/described/described-answers.ts';
import { BulkIds } from '../../platform/rest/bulk.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { sendFile } from '../../platform/files/send-file.ts';
import { Post } from '../../platform/rest/post.ts';
import { Version } from '../../platform/rest/version.ts';
import { InvoiceLettersService } from './issuing/invoice-letters.service.ts';
import { InvoiceIssuingService } from './issuing/invoice-issuing.service.ts';
import { InvoicePdfsJob } from './paper/invoice-pdfs.job.ts';
import { InvoicePapersService } from './paper/invoice-papers.service.ts';
import { InvoicesService, InvoiceTotalsQuery } from './invoices.service.ts';

/** Invoices, from draft to sent to paid or void. */
@Controller('api/v1/invoices')
export class InvoicesController {
  constructor(
    private readonly invoices: InvoicesService,
    private readonly issuing: InvoiceIssuingService,
    private readonly letters: InvoiceLettersService,
    private readonly papers: InvoicePapersService,
    private readonly pdfs: InvoicePdfsJob,
  ) {}

  /** Lists invoices, one page at a time. The filter also takes `overdue` and `open`. */
  @Get()
  @Can('read', 'Invoice')
  list(@Query() query: ListQuery): Promise<Page<InvoiceRecord>> {
    return this.invoices.list(query);
  }

  /** Counts invoices by status. */
  @Get('counts')
  @Can('read', 'Invoice')
  counts(): Promise<InvoiceCounts> {
    return this.invoices.counts();
  }

  /** Adds up all invoices that match the filter, by currency. */
  @Get('totals')
  @Can('read', 'Invoice')
  totals(@Query() query: InvoiceTotalsQuery): Promise<InvoiceTotals[]> {
    return this.invoices.totals(query);
  }

  /** Returns one invoice with its lines and taxes. */
  @Get(':id')
  @Can('read', 'Invoice')
  get(@Param('id', IdPipe) id: number): Promise<InvoiceDetail> {
    return this.invoices.get(id);
  }

  /** Creates a draft. The server computes all amounts; 409 when some of its hours are on another invoice. */
  @Post()
  @Can('create', 'Invoice')
  create(@Body() input: InvoiceInput): Promise<InvoiceDetail> {
    return this.invoices.create(input);
  }

  /** Replaces a draft. 409 when it was issued, or saved by somebody else in the meantime. */
  @Put(':id')
  @Can('update', 'Invoice')
  update(@Param('id', IdPipe) id: number, @Version() version: number, @Body() input: InvoiceInput): Promise<InvoiceDetail> {
    return this.invoices.update(id, version, input);
  }

  /** Changes the internal note or, with a reason, the due date of an issued invoice. */
  @Put(':id/after-sending')
  @Can('update', 'Invoice')
  updateIssued(
    @Param('id', IdPipe) id: number,
    @Version() version: number,
    @Body() input: IssuedInvoiceInput,
  ): Promise<InvoiceDetail> {
    return this.invoices.updateIssued(id, version, input);
  }

  /** Deletes a draft and releases its hours. */
  @Delete(':id')
  @Can('delete', 'Invoice')
  remove(@Param('id', IdPipe) id: number, @Version() version: number): Promise<InvoiceDetail> {
    return this.invoices.remove(id, version);
  }

  /** Deletes several drafts, all or none; returns their ids. */
  @Delete()
  @HttpCode(200)
  @Can('delete', 'Invoice')
  removeMany(@BulkIds() ids: number[]): Promise<number[]> {
    return this.invoices.removeMany(ids);
  }

  /**
   * Issues a draft: assigns its number and locks it. With `to`, an email is sent as soon as the PDF is created; with
   * `backdateReason`, and the right to backdate, the date may be before the last one of the series.
   */
  @Post(':id/send')
  @HttpCode(200)
  @Can('send', 'Invoice')
  send(@Param('id', IdPipe) id: number, @Body() input: SendInvoiceInput): Promise<InvoiceDetail> {
    return this.issuing.send(id, input);
  }

  /** Voids a sent invoice without payments: the number stays, the amounts no longer count, the hours can be billed again. */
  @Post(':id/void')
  @HttpCode(200)
  @Can('void', 'Invoice')
  void(@Param('id', IdPipe) id: number, @Body() input: VoidInvoiceInput): Promise<InvoiceDetail> {
    return this.issuing.void(id, input);
  }

  /** Returns the default subject and text of an email with the invoice, in its language. */
  @Get(':id/letter')
  @Can('send', 'Invoice')
  letter(@Param('id', IdPipe) id: number): Promise<LetterWords> {
    return this.letters.proposal(id);
  }

  /** Sends an issued invoice by email, again or to others. Default subject and text come from the template. */
  @Post(':id/mail')
  @HttpCode(200)
  @Can('send', 'Invoice')
  mail(@Param('id', IdPipe) id: number, @Body() input: LetterInput): Promise<InvoiceDetail> {
    return this.letters.mail(id, input);
  }

  /** Downloads the PDF of an issued invoice. 409 while it is being created. */
  @Get(':id/pdf')
  @Can('read', 'Invoice')
  @DescribedAnswers({ 200: 'application/pdf' })
  async pdf(@Param('id', IdPipe) id: number, @Res() response: Response): Promise<void> {
    await sendPaper(response, await this.papers.stored(id), 'attachment');
  }

  /** Starts a background job that puts the PDFs of chosen issued invoices into one zip archive. */
  @Post('pdfs')
  @HttpCode(202)
  @Can('read', 'Invoice')
  collectPdfs(@Body() input: InvoicePdfsInput): Promise<BackgroundJobRecord> {
    return this.pdfs.start(input);
  }

  /** Downloads the e-invoice of an issued invoice: UBL 2.1 by Peppol BIS Billing 3. 409 while it is being created, and if there is none. */
  @Get(':id/e-invoice')
  @Can('read', 'Invoice')
  @DescribedAnswers({ 200: 'application/xml' })
  async eInvoice(@Param('id', IdPipe) id: number, @Res() response: Response): Promise<void> {
    const { content, ...file } = await this.papers.eInvoice(id);
    await sendFile(response, file, content);
  }

  /** Returns the hours that the invoice bills, day by day, with logged and billed time; of an issued invoice with an annex those of its paper. */
  @Get(':id/hours-annex')
  @Can('read', 'Invoice')
  hoursAnnex(@Param('id', IdPipe) id: number): Promise<HoursAnnex> {
    return this.papers.hours(id);
  }

  /** Downloads the PDF of a draft as it would be sent now. */
  @Get(':id/preview-pdf')
  @Can('read', 'Invoice')
  @DescribedAnswers({ 200: 'application/pdf' })
  async previewPdf(@Param('id', IdPipe) id: number, @Res() response: Response): Promise<void> {
    await sendPaper(response, await this.papers.preview(id), 'inline');
  }
}
