import { Module } from '@nestjs/common';
import { OrganisationModule } from '../../firm/organisation/organisation.module.ts';
import { ExpenseCommandsService } from './expense-commands.service.ts';
import { ExpensesController } from './expenses.controller.ts';
import { ExpensesService } from './expenses.service.ts';
import { ReimbursementsController } from './reimbursements/reimbursements.controller.ts';
import { ReimbursementsService } from './reimbursements/reimbursements.service.ts';

@Module({
  imports: [OrganisationModule],
  controllers: [ExpensesController, ReimbursementsController],
  providers: [ExpensesService, ExpenseCommandsService, ReimbursementsService],
})
export class ExpensesModule {}
