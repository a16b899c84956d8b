import { Module } from '@nestjs/common';
import { OrganisationModule } from '../../firm/organisation/organisation.module.ts';
import { StatementsController } from './statements.controller.ts';
import { StatementPapersService } from './statement-papers.service.ts';
import { StatementsService } from './statements.service.ts';

@Module({
  imports: [OrganisationModule],
  controllers: [StatementsController],
  providers: [StatementsService, StatementPapersService],
  exports: [StatementPapersService],
})
export class StatementsModule {}
