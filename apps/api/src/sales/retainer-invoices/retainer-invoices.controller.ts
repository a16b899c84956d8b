import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import {
  LetterInput,
  RetainerInvoiceInput,
  SendRetainerInvoiceInput,
  VoidRetainerInvoiceInput,
  type LetterWords,
  type RetainerInvoiceCounts,
  type RetainerInvoiceDetail,
  type RetainerInvoiceRecord,
  type RetainerInvoiceTotals,
} from '@kontor/domain';
import { sendPaper } from '../../documents/paper/stored-paper.ts';
import { sendFile } from '../../platform/files/send-file.ts';
import { Can } from '../../platform/auth/can.ts';
import { BulkIds } from '../../platform/rest/bulk.ts';
import { DescribedAnswers } from '../../platform/rest/described/described-answers.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { Version } from '../../platform/rest/version.ts';
import { RetainerPapersService } from './paper/retainer-papers.service.ts';
import { RetainerInvoicesService, RetainerInvoiceTotalsQuery } from './retainer-invoices.service.ts';
import { RetainerIssuingService } from './retainer-issuing.service.ts';
import { RetainerLettersService } from './retainer-letters.service.ts';

/** Retainer invoices, which ask for money in advance: from draft to sent to paid. */
@Controller('api/v1/retainer-invoices')
export class RetainerInvoicesController {
  constructor(
    private readonly retainers: RetainerInvoicesService,
    private readonly issuing: RetainerIssuingService,
    private readonly letters: RetainerLettersService,
    private readonly papers: RetainerPapersService,
  ) {}

  /** Lists retainer invoices, one page at a time. The filter also takes `overdue`. */
  @Get()
  @Can('read', 'RetainerInvoice')
  list(@Query() query: ListQuery): Promise<Page<RetainerInvoiceRecord>> {
    return this.retainers.list(query);
  }

  /** Counts retainer invoices by status. */
  @Get('counts')
  @Can('read', 'RetainerInvoice')
  counts(): Promise<RetainerInvoiceCounts> {
    return this.retainers.counts();
  }

  /** Adds up all retainer invoices that match the filter, by currency. */
  @Get('totals')
  @Can('read', 'RetainerInvoice')
  totals(@Query() query: RetainerInvoiceTotalsQuery): Promise<RetainerInvoiceTotals[]> {
    return this.retainers.totals(query);
  }

  /** Returns one retainer invoice with its lines and taxes, and what is available of its money. */
  @Get(':id')
  @Can('read', 'RetainerInvoice')
  get(@Param('id', IdPipe) id: number): Promise<RetainerInvoiceDetail> {
    return this.retainers.get(id);
  }

  /** Creates a draft. The server computes all amounts; the organisation's settings say whether the advance carries tax. */
  @Post()
  @Can('create', 'RetainerInvoice')
  create(@Body() input: RetainerInvoiceInput): Promise<RetainerInvoiceDetail> {
    return this.retainers.create(input);
  }

  /** Replaces a draft. 409 when it was sent, or saved by somebody else in the meantime. */
  @Put(':id')
  @Can('update', 'RetainerInvoice')
  update(
    @Param('id', IdPipe) id: number,
    @Version() version: number,
    @Body() input: RetainerInvoiceInput,
  ): Promise<RetainerInvoiceDetail> {
    return this.retainers.update(id, version, input);
  }

  /** Deletes a draft. */
  @Delete(':id')
  @Can('delete', 'RetainerInvoice')
  remove(@Param('id', IdPipe) id: number, @Version() version: number): Promise<RetainerInvoiceDetail> {
    return this.retainers.remove(id, version);
  }

  /** Deletes several drafts, all or none; returns their ids. */
  @Delete()
  @HttpCode(200)
  @Can('delete', 'RetainerInvoice')
  removeMany(@BulkIds() ids: number[]): Promise<number[]> {
    return this.retainers.removeMany(ids);
  }

  /** Issues a draft: assigns its number and locks its amounts. With `to`, an email is sent as soon as the PDF is created. */
  @Post(':id/send')
  @HttpCode(200)
  @Can('send', 'RetainerInvoice')
  send(@Param('id', IdPipe) id: number, @Body() input: SendRetainerInvoiceInput): Promise<RetainerInvoiceDetail> {
    return this.issuing.send(id, input);
  }

  /** Voids a sent retainer invoice on which nothing was paid: the number stays, no money is asked for any more. */
  @Post(':id/void')
  @HttpCode(200)
  @Can('void', 'RetainerInvoice')
  void(@Param('id', IdPipe) id: number, @Body() input: VoidRetainerInvoiceInput): Promise<RetainerInvoiceDetail> {
    return this.issuing.void(id, input);
  }

  /** Returns the default subject and text of an email with the retainer invoice, in its language. */
  @Get(':id/letter')
  @Can('send', 'RetainerInvoice')
  letter(@Param('id', IdPipe) id: number): Promise<LetterWords> {
    return this.letters.proposal(id);
  }

  /** Sends an issued retainer invoice by email, again or to others. Default subject and text come from the template. */
  @Post(':id/mail')
  @HttpCode(200)
  @Can('send', 'RetainerInvoice')
  mail(@Param('id', IdPipe) id: number, @Body() input: LetterInput): Promise<RetainerInvoiceDetail> {
    return this.letters.mail(id, input);
  }

  /** Downloads the PDF of a sent retainer invoice. 409 while it is being created. */
  @Get(':id/pdf')
  @Can('read', 'RetainerInvoice')
  @DescribedAnswers({ 200: 'application/pdf' })
  async pdf(@Param('id', IdPipe) id: number, @Res() response: Response): Promise<void> {
    await sendPaper(response, await this.papers.stored(id), 'attachment');
  }

  /** Downloads the e-invoice of an issued retainer invoice that carries tax: UBL 2.1 by Peppol BIS Billing 3. 409 while it is being created, and if there is none. */
  @Get(':id/e-invoice')
  @Can('read', 'RetainerInvoice')
  @DescribedAnswers({ 200: 'application/xml' })
  async eInvoice(@Param('id', IdPipe) id: number, @Res() response: Response): Promise<void> {
    const { content, ...file } = await this.papers.eInvoice(id);
    await sendFile(response, file, content);
  }

  /** Downloads the PDF of a draft as it would be sent now. */
  @Get(':id/preview-pdf')
  @Can('read', 'RetainerInvoice')
  @DescribedAnswers({ 200: 'application/pdf' })
  async previewPdf(@Param('id', IdPipe) id: number, @Res() response: Response): Promise<void> {
    await sendPaper(response, await this.papers.preview(id), 'inline');
  }
}
