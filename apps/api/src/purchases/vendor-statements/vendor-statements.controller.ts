import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { VendorStatement } from '@kontor/domain';
import { sendPaper } from '../../documents/paper/stored-paper.ts';
import { StatementPageQuery, StatementQuery } from '../../documents/statement/read-account.ts';
import { Can } from '../../platform/auth/can.ts';
import { DescribedAnswers } from '../../platform/rest/described/described-answers.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { VendorStatementsService } from './vendor-statements.service.ts';

@Controller('api/v1/vendors')
export class VendorStatementsController {
  constructor(private readonly statements: VendorStatementsService) {}

  /**
   * Returns what the vendor billed, was paid, credited and paid back between two days, with the balance before, in between and after, by
   * currency. The balance is what the organisation owes: below zero the vendor owes it.
   */
  @Get(':id/statement')
  @Can('read', 'VendorPayment')
  get(@Param('id', IdPipe) id: number, @Query() query: StatementPageQuery): Promise<VendorStatement[]> {
    return this.statements.page(id, query);
  }

  /** Downloads the statement as a PDF in the organisation's language; in Lithuanian an act of reconciliation, with room for both signatures. */
  @Get(':id/statement/pdf')
  @Can('read', 'VendorPayment')
  @DescribedAnswers({ 200: 'application/pdf' })
  async pdf(@Param('id', IdPipe) id: number, @Query() query: StatementQuery, @Res() response: Response): Promise<void> {
    await sendPaper(response, await this.statements.pdf(id, query), 'inline');
  }
}
