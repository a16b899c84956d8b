import { Body, Controller, Get, HttpCode, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { StatementLetterInput, type LetterWords, type Statement } from '@kontor/domain';
import { sendPaper } from '../../documents/paper/stored-paper.ts';
import { StatementPageQuery, StatementQuery } from '../../documents/statement/read-account.ts';
import { Can } from '../../platform/auth/can.ts';
import { DescribedAnswers } from '../../platform/rest/described/described-answers.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { Post } from '../../platform/rest/post.ts';
import { StatementPapersService } from './statement-papers.service.ts';
import { StatementsService } from './statements.service.ts';

@Controller('api/v1/customers')
export class StatementsController {
  constructor(
    private readonly statements: StatementsService,
    private readonly papers: StatementPapersService,
  ) {}

  /**
   * Returns what the customer was billed, paid and was written off between two days, with the balance before, in between and
   * after, by currency.
   */
  @Get(':id/statement')
  @Can('read', 'Payment')
  get(@Param('id', IdPipe) id: number, @Query() query: StatementPageQuery): Promise<Statement[]> {
    return this.statements.page(id, query);
  }

  /** Downloads the statement as a PDF in the customer's language; in Lithuanian an act of reconciliation, with room for both signatures. */
  @Get(':id/statement/pdf')
  @Can('read', 'Payment')
  @DescribedAnswers({ 200: 'application/pdf' })
  async pdf(@Param('id', IdPipe) id: number, @Query() query: StatementQuery, @Res() response: Response): Promise<void> {
    await sendPaper(response, await this.papers.pdf(id, query), 'inline');
  }

  /** Returns the default subject and text of the email with a statement, in the customer's language. */
  @Get(':id/statement/letter')
  @Can('send', 'Invoice')
  letter(@Param('id', IdPipe) id: number, @Query() query: StatementQuery): Promise<LetterWords> {
    return this.papers.proposal(id, query);
  }

  /** Sends the statement by email, with its PDF. Returns its subject and text. */
  @Post(':id/statement/mail')
  @HttpCode(200)
  @Can('send', 'Invoice')
  mail(@Param('id', IdPipe) id: number, @Body() input: StatementLetterInput): Promise<LetterWords> {
    return this.papers.mail(id, input);
  }
}
