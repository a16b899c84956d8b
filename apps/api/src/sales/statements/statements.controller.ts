import { Controller, Get, Param, Query } from '@nestjs/common';
import type { Statement } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { StatementQuery, StatementsService } from './statements.service.ts';

@Controller('api/v1/customers')
export class StatementsController {
  constructor(private readonly statements: StatementsService) {}

  /** What the customer was billed, paid and was let off between two days, with what they owed before, in between and after, by currency. */
  @Get(':id/statement')
  @Can('read', 'Invoice')
  get(@Param('id', IdPipe) id: number, @Query() query: StatementQuery): Promise<Statement[]> {
    return this.statements.get(id, query);
  }
}
