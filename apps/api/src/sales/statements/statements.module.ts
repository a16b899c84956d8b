import { Module } from '@nestjs/common';
import { StatementsController } from './statements.controller.ts';
import { StatementPapersService } from './statement-papers.service.ts';
import { StatementsService } from './statements.service.ts';

@Module({
  controllers: [StatementsController],
  providers: [StatementsService, StatementPapersService],
  exports: [StatementPapersService],
})
export class StatementsModule {}
