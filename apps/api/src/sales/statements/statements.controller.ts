import { Body, Controller, Get, HttpCode, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { StatementLetterInput, type LetterWords, type Statement } from '@kontor/domain';
import { sendPaper } from '../../documents/paper/stored-paper.ts';
import { Can } from '../../platform/auth/can.ts';
import { DescribedAnswers } from '../../platform/rest/described/described-answers.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { Post } from '../../platform/rest/post.ts';
import { StatementPapersService } from './statement-papers.service.ts';
import { StatementQuery, StatementsService } from './statements.service.ts';

@Controller('api/v1/customers')
export class StatementsController {
  constructor(
    private readonly statements: StatementsService,
    private readonly papers: StatementPapersService,
  ) {}

  /** What the customer was billed, paid and was let off between two days, with what they owed before, in between and after, by currency. */
  @Get(':id/statement')
  @Can('read', 'Invoice')
  get(@Param('id', IdPipe) id: number, @Query() query: StatementQuery): Promise<Statement[]> {
    return this.statements.get(id, query);
  }

  /** The statement as a PDF in the customer's language; in Lithuanian an act of reconciliation, with room for both parties to sign. */
  @Get(':id/statement/pdf')
  @Can('read', 'Invoice')
  @DescribedAnswers({ 200: 'application/pdf' })
  async pdf(@Param('id', IdPipe) id: number, @Query() query: StatementQuery, @Res() response: Response): Promise<void> {
    await sendPaper(response, await this.papers.pdf(id, query), 'inline');
  }

  /** The subject and text that the email with a statement begins with, in the language of the customer. */
  @Get(':id/statement/letter')
  @Can('send', 'Invoice')
  letter(@Param('id', IdPipe) id: number, @Query() query: StatementQuery): Promise<LetterWords> {
    return this.papers.proposal(id, query);
  }

  /** Sends the statement by email, with its PDF. Answers with what was written. */
  @Post(':id/statement/mail')
  @HttpCode(200)
  @Can('send', 'Invoice')
  mail(@Param('id', IdPipe) id: number, @Body() input: StatementLetterInput): Promise<LetterWords> {
    return this.papers.mail(id, input);
  }
}
