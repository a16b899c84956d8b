import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import {
  LetterInput,
  AcceptEstimateInput,
  DeclineEstimateInput,
  EstimateInput,
  SendEstimateInput,
  type EstimateCounts,
  type EstimateDetail,
  type EstimateRecord,
  type EstimateVersionRecord,
  type LetterWords,
} from '@kontor/domain';
import { sendPaper } from '../../documents/paper/stored-paper.ts';
import { Can } from '../../platform/auth/can.ts';
import { BulkIds } from '../../platform/rest/bulk.ts';
import { DescribedAnswers } from '../../platform/rest/described/described-answers.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { Version } from '../../platform/rest/version.ts';
import { EstimateDecisionsService } from './estimate-decisions.service.ts';
import { EstimateLettersService } from './estimate-letters.service.ts';
import { EstimateIssuingService } from './estimate-issuing.service.ts';
import { EstimatesService } from './estimates.service.ts';
import { EstimatePapersService } from './paper/estimate-papers.service.ts';

/** Estimates, from draft to sent to accepted or rejected. */
@Controller('api/v1/estimates')
export class EstimatesController {
  constructor(
    private readonly estimates: EstimatesService,
    private readonly issuing: EstimateIssuingService,
    private readonly letters: EstimateLettersService,
    private readonly decisions: EstimateDecisionsService,
    private readonly papers: EstimatePapersService,
  ) {}

  /** Estimates, one page at a time. The filter also takes `expired`. */
  @Get()
  @Can('read', 'Estimate')
  list(@Query() query: ListQuery): Promise<Page<EstimateRecord>> {
    return this.estimates.list(query);
  }

  /** How many estimates there are in each state. */
  @Get('counts')
  @Can('read', 'Estimate')
  counts(): Promise<EstimateCounts> {
    return this.estimates.counts();
  }

  /** One estimate with its lines and taxes. */
  @Get(':id')
  @Can('read', 'Estimate')
  get(@Param('id', IdPipe) id: number): Promise<EstimateDetail> {
    return this.estimates.get(id);
  }

  /** What the customer was sent before the estimate was revised, the latest first. */
  @Get(':id/versions')
  @Can('read', 'Estimate')
  versions(@Param('id', IdPipe) id: number): Promise<EstimateVersionRecord[]> {
    return this.estimates.versions(id);
  }

  /** Makes a draft. All figures are computed here. */
  @Post()
  @Can('create', 'Estimate')
  create(@Body() input: EstimateInput): Promise<EstimateDetail> {
    return this.estimates.create(input);
  }

  /** Replaces a draft. 409 when it was sent, or saved by somebody else in the meantime. */
  @Put(':id')
  @Can('update', 'Estimate')
  update(@Param('id', IdPipe) id: number, @Version() version: number, @Body() input: EstimateInput): Promise<EstimateDetail> {
    return this.estimates.update(id, version, input);
  }

  /** Deletes a draft that was never sent. */
  @Delete(':id')
  @Can('delete', 'Estimate')
  remove(@Param('id', IdPipe) id: number, @Version() version: number): Promise<EstimateDetail> {
    return this.estimates.remove(id, version);
  }

  /** Deletes several drafts, all or none; gives their ids. */
  @Delete()
  @HttpCode(200)
  @Can('delete', 'Estimate')
  removeMany(@BulkIds() ids: number[]): Promise<number[]> {
    return this.estimates.removeMany(ids);
  }

  /** Freezes a draft and gives its number, which stays when it is revised. With `to`, an email is sent as soon as the PDF is created. */
  @Post(':id/send')
  @HttpCode(200)
  @Can('send', 'Estimate')
  send(@Param('id', IdPipe) id: number, @Body() input: SendEstimateInput): Promise<EstimateDetail> {
    return this.issuing.send(id, input);
  }

  /** Keeps what was sent as a version that can still be read, and opens the next one as a draft under the same number. */
  @Post(':id/revise')
  @HttpCode(200)
  @Can('revise', 'Estimate')
  revise(@Param('id', IdPipe) id: number): Promise<EstimateDetail> {
    return this.issuing.revise(id);
  }

  /** Marks a sent estimate as accepted by the customer. 409 once it expired, unless that is confirmed, and once there is an invoice of it. */
  @Post(':id/accept')
  @HttpCode(200)
  @Can('accept', 'Estimate')
  accept(@Param('id', IdPipe) id: number, @Body() input: AcceptEstimateInput): Promise<EstimateDetail> {
    return this.decisions.accept(id, input);
  }

  /** Marks a sent estimate as declined by the customer, with a reason if one is known. 409 as for accepting. */
  @Post(':id/decline')
  @HttpCode(200)
  @Can('decline', 'Estimate')
  decline(@Param('id', IdPipe) id: number, @Body() input: DeclineEstimateInput): Promise<EstimateDetail> {
    return this.decisions.decline(id, input);
  }

  /** Makes the draft of an invoice with the same lines and total, once; needs the right to create invoices too. The answer names the invoice. */
  @Post(':id/convert')
  @HttpCode(200)
  @Can('convert', 'Estimate')
  convert(@Param('id', IdPipe) id: number, @Body() input: AcceptEstimateInput): Promise<EstimateDetail> {
    return this.decisions.convert(id, input);
  }

  /** The subject and text that an email with the estimate begins with, in its language. */
  @Get(':id/letter')
  @Can('send', 'Estimate')
  letter(@Param('id', IdPipe) id: number): Promise<LetterWords> {
    return this.letters.proposal(id);
  }

  /** Sends an issued estimate by email, again or to others. Without words of one's own those of the template are sent. */
  @Post(':id/mail')
  @HttpCode(200)
  @Can('send', 'Estimate')
  mail(@Param('id', IdPipe) id: number, @Body() input: LetterInput): Promise<EstimateDetail> {
    return this.letters.mail(id, input);
  }

  /** The PDF of a sent estimate. 409 while it is being drawn. */
  @Get(':id/pdf')
  @Can('read', 'Estimate')
  @DescribedAnswers({ 200: 'application/pdf' })
  async pdf(@Param('id', IdPipe) id: number, @Res() response: Response): Promise<void> {
    await sendPaper(response, await this.papers.stored(id), 'attachment');
  }

  /** The PDF of an earlier version, by its number from 1. */
  @Get(':id/versions/:revision/pdf')
  @Can('read', 'Estimate')
  @DescribedAnswers({ 200: 'application/pdf' })
  async versionPdf(
    @Param('id', IdPipe) id: number,
    @Param('revision', IdPipe) revision: number,
    @Res() response: Response,
  ): Promise<void> {
    await sendPaper(response, await this.papers.ofVersion(id, revision), 'attachment');
  }

  /** The PDF of a draft as it would be sent now. */
  @Get(':id/preview-pdf')
  @Can('read', 'Estimate')
  @DescribedAnswers({ 200: 'application/pdf' })
  async previewPdf(@Param('id', IdPipe) id: number, @Res() response: Response): Promise<void> {
    await sendPaper(response, await this.papers.preview(id), 'inline');
  }
}
