import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import {
  LetterInput,
  AcceptEstimateInput,
  ConvertEstimateInput,
  DeclineEstimateInput,
  EstimateInput,
  ExplainLossInput,
  MakeProjectInput,
  SendEstimateInput,
  type EstimateCounts,
  type EstimateDetail,
  type EstimateRecord,
  type EstimateTotals,
  type EstimateVersionRecord,
  type EstimateWonRecord,
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
import { EstimateProjectsService } from './estimate-projects.service.ts';
import { EstimateWonQuery, EstimateWonService } from './estimate-won.service.ts';
import { EstimatesService, EstimateTotalsQuery } from './estimates.service.ts';
import { EstimatePapersService } from './paper/estimate-papers.service.ts';

/** Estimates, from draft to sent to accepted or rejected. */
@Controller('api/v1/estimates')
export class EstimatesController {
  constructor(
    private readonly estimates: EstimatesService,
    private readonly issuing: EstimateIssuingService,
    private readonly letters: EstimateLettersService,
    private readonly decisions: EstimateDecisionsService,
    private readonly figures: EstimateWonService,
    private readonly projects: EstimateProjectsService,
    private readonly papers: EstimatePapersService,
  ) {}

  /** Lists estimates, one page at a time. The filter also takes `expired`. */
  @Get()
  @Can('read', 'Estimate')
  list(@Query() query: ListQuery): Promise<Page<EstimateRecord>> {
    return this.estimates.list(query);
  }

  /** Counts estimates by status. */
  @Get('counts')
  @Can('read', 'Estimate')
  counts(): Promise<EstimateCounts> {
    return this.estimates.counts();
  }

  /** Adds up all estimates that match the filter, by currency, and counts how they ended. */
  @Get('totals')
  @Can('read', 'Estimate')
  totals(@Query() query: EstimateTotalsQuery): Promise<EstimateTotals[]> {
    return this.estimates.totals(query);
  }

  /** Tells by month or quarter how the estimates that match the filter ended: how many, and for which amounts in the organisation's currency. */
  @Get('won')
  @Can('read', 'Estimate')
  won(@Query() query: EstimateWonQuery): Promise<EstimateWonRecord[]> {
    return this.figures.byPeriod(query);
  }

  /** Returns one estimate with its lines and taxes. */
  @Get(':id')
  @Can('read', 'Estimate')
  get(@Param('id', IdPipe) id: number): Promise<EstimateDetail> {
    return this.estimates.get(id);
  }

  /** Lists the versions that the customer was sent before revisions, latest first. */
  @Get(':id/versions')
  @Can('read', 'Estimate')
  versions(@Param('id', IdPipe) id: number): Promise<EstimateVersionRecord[]> {
    return this.estimates.versions(id);
  }

  /** Creates a draft. The server computes all amounts. */
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

  /** Deletes several drafts, all or none; returns their ids. */
  @Delete()
  @HttpCode(200)
  @Can('delete', 'Estimate')
  removeMany(@BulkIds() ids: number[]): Promise<number[]> {
    return this.estimates.removeMany(ids);
  }

  /**
   * Issues a draft: locks it and assigns its number, which stays when it is revised. With `to`, an email is sent as soon as the
   * PDF is created.
   */
  @Post(':id/send')
  @HttpCode(200)
  @Can('send', 'Estimate')
  send(@Param('id', IdPipe) id: number, @Body() input: SendEstimateInput): Promise<EstimateDetail> {
    return this.issuing.send(id, input);
  }

  /** Opens the next version as a draft under the same number. The sent version stays readable. */
  @Post(':id/revise')
  @HttpCode(200)
  @Can('revise', 'Estimate')
  revise(@Param('id', IdPipe) id: number): Promise<EstimateDetail> {
    return this.issuing.revise(id);
  }

  /** Marks a sent estimate as accepted by the customer. 409 once it has expired or was declined, unless confirmed, and once an invoice was made from it. */
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

  /** Sets or changes the reason of the loss of a declined estimate, such as one that the customer declined by link. What the customer said stays. */
  @Post(':id/explain-loss')
  @HttpCode(200)
  @Can('decline', 'Estimate')
  explainLoss(@Param('id', IdPipe) id: number, @Body() input: ExplainLossInput): Promise<EstimateDetail> {
    return this.decisions.explainLoss(id, input);
  }

  /** Creates a draft invoice with the same lines and total, once; needs the right to create invoices too. The answer names the invoice. */
  @Post(':id/convert')
  @HttpCode(200)
  @Can('convert', 'Estimate')
  convert(@Param('id', IdPipe) id: number, @Body() input: ConvertEstimateInput): Promise<EstimateDetail> {
    return this.decisions.convert(id, input);
  }

  /**
   * Creates a project from an accepted estimate, once: a task with its hours for each line priced by time, and budgets in hours and money.
   * Needs the right to create projects and tasks too. The answer names the project.
   */
  @Post(':id/make-project')
  @HttpCode(200)
  @Can('makeProject', 'Estimate')
  makeProject(@Param('id', IdPipe) id: number, @Body() input: MakeProjectInput): Promise<EstimateDetail> {
    return this.projects.make(id, input);
  }

  /** Returns the default subject and text of an email with the estimate, in its language. */
  @Get(':id/letter')
  @Can('send', 'Estimate')
  letter(@Param('id', IdPipe) id: number): Promise<LetterWords> {
    return this.letters.proposal(id);
  }

  /** Sends an issued estimate by email, again or to others. Default subject and text come from the template. */
  @Post(':id/mail')
  @HttpCode(200)
  @Can('send', 'Estimate')
  mail(@Param('id', IdPipe) id: number, @Body() input: LetterInput): Promise<EstimateDetail> {
    return this.letters.mail(id, input);
  }

  /** Downloads the PDF of a sent estimate. 409 while it is being created. */
  @Get(':id/pdf')
  @Can('read', 'Estimate')
  @DescribedAnswers({ 200: 'application/pdf' })
  async pdf(@Param('id', IdPipe) id: number, @Res() response: Response): Promise<void> {
    await sendPaper(response, await this.papers.stored(id), 'attachment');
  }

  /** Downloads the PDF of an earlier version, by its number from 1. */
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

  /** Downloads the PDF of a draft as it would be sent now. */
  @Get(':id/preview-pdf')
  @Can('read', 'Estimate')
  @DescribedAnswers({ 200: 'application/pdf' })
  async previewPdf(@Param('id', IdPipe) id: number, @Res() response: Response): Promise<void> {
    await sendPaper(response, await this.papers.preview(id), 'inline');
  }
}
