import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import {
  PaymentRunInput,
  PaymentRunPaidInput,
  type PayableBill,
  type PaymentRunDetail,
  type PaymentRunRecord,
} from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { DescribedAnswers } from '../../platform/rest/described/described-answers.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { Version } from '../../platform/rest/version.ts';
import { PaymentRunCommandsService } from './payment-run-commands.service.ts';
import { PayableBillsQuery, PaymentRunsService } from './payment-runs.service.ts';

/** Payment runs: bills of any vendors that are paid together, by one file for the bank. */
@Controller('api/v1/payment-runs')
export class PaymentRunsController {
  constructor(
    private readonly runs: PaymentRunsService,
    private readonly commands: PaymentRunCommandsService,
  ) {}

  /** Lists payment runs, one page at a time. */
  @Get()
  @Can('read', 'PaymentRun')
  list(@Query() query: ListQuery): Promise<Page<PaymentRunRecord>> {
    return this.runs.list(query);
  }

  /** Lists open bills of a currency that a run may take, the first due first, at most 500. */
  @Get('payable-bills')
  @Can('create', 'PaymentRun')
  payableBills(@Query() query: PayableBillsQuery): Promise<PayableBill[]> {
    return this.runs.payableBills(query);
  }

  /** Returns one payment run with its bills. */
  @Get(':id')
  @Can('read', 'PaymentRun')
  get(@Param('id', IdPipe) id: number): Promise<PaymentRunDetail> {
    return this.runs.get(id);
  }

  /** Adds a draft. 409 for a bill in another run that is not paid, 422 for a vendor who is held back. */
  @Post()
  @Can('create', 'PaymentRun')
  create(@Body() input: PaymentRunInput): Promise<PaymentRunDetail> {
    return this.runs.create(input);
  }

  /** Replaces a draft. */
  @Put(':id')
  @Can('update', 'PaymentRun')
  update(@Param('id', IdPipe) id: number, @Version() version: number, @Body() input: PaymentRunInput): Promise<PaymentRunDetail> {
    return this.runs.update(id, version, input);
  }

  /** Makes the file for the bank from a draft, in the version that the person saw. */
  @Post(':id/release')
  @HttpCode(200)
  @Can('release', 'PaymentRun')
  release(@Param('id', IdPipe) id: number, @Version() version: number): Promise<PaymentRunDetail> {
    return this.commands.release(id, version);
  }

  /** Takes the file back: the run is a draft again. */
  @Post(':id/withdraw')
  @HttpCode(200)
  @Can('release', 'PaymentRun')
  withdraw(@Param('id', IdPipe) id: number): Promise<PaymentRunDetail> {
    return this.commands.withdraw(id);
  }

  /** Downloads the file for the bank: ISO 20022, pain.001.001.03. 409 while there is none. */
  @Get(':id/file')
  @Can('release', 'PaymentRun')
  @DescribedAnswers({ 200: 'application/xml' })
  async file(@Param('id', IdPipe) id: number, @Res() response: Response): Promise<void> {
    const { name, content } = await this.commands.file(id);
    response.attachment(name).type('application/xml').send(content);
  }

  /** Records what the bank paid: one payment for each vendor, all or none. */
  @Post(':id/mark-paid')
  @HttpCode(200)
  @Can('markPaid', 'PaymentRun')
  markPaid(@Param('id', IdPipe) id: number, @Body() { paymentDate }: PaymentRunPaidInput): Promise<PaymentRunDetail> {
    return this.commands.markPaid(id, paymentDate);
  }

  /** Undoes the payments of a run that still stand; the bills are open again. */
  @Post(':id/undo-paid')
  @HttpCode(200)
  @Can('markPaid', 'PaymentRun')
  undoPaid(@Param('id', IdPipe) id: number): Promise<PaymentRunDetail> {
    return this.commands.undoPaid(id);
  }

  /** Deletes a draft. */
  @Delete(':id')
  @Can('delete', 'PaymentRun')
  remove(@Param('id', IdPipe) id: number, @Version() version: number): Promise<PaymentRunDetail> {
    return this.runs.remove(id, version);
  }
}
