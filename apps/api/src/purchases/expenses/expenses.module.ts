import { Module } from '@nestjs/common';
import { OrganisationModule } from '../../firm/organisation/organisation.module.ts';
import { ExpenseCostsController } from './costs/expense-costs.controller.ts';
import { ExpenseCostsService } from './costs/expense-costs.service.ts';
import { ExpenseInvoices } from './costs/expense-invoices.ts';
import { ExpenseCommandsService } from './expense-commands.service.ts';
import { ExpensesController } from './expenses.controller.ts';
import { ExpensesService } from './expenses.service.ts';
import { ReimbursementsController } from './reimbursements/reimbursements.controller.ts';
import { ReimbursementsService } from './reimbursements/reimbursements.service.ts';

@Module({
  imports: [OrganisationModule],
  // Costs first: the routes of expenses would take `costs` for an id.
  controllers: [ExpenseCostsController, ExpensesController, ReimbursementsController],
  providers: [ExpensesService, ExpenseCommandsService, ExpenseCostsService, ExpenseInvoices, ReimbursementsService],
  exports: [ExpensesService, ExpenseInvoices],
})
export class ExpensesModule {}
