import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { DomainError, type ExpenseRecord } from '@kontor/domain';
import { assertExpensesNotBilled, ExpenseInvoices } from '../../../purchases/expenses/costs/expense-invoices.ts';
import { ExpensesService } from '../../../purchases/expenses/expenses.service.ts';
import { InvoicesService } from '../invoices.service.ts';
import { takeOffDrafts } from './take-off-drafts.ts';
import { readAfter } from '../../../platform/rest/read-after.ts';
import { expenseList } from '../../../purchases/expenses/expenses.list.ts';

/** Takes expenses off the draft invoices that hold them. */
@Injectable()
export class ExpenseDraftsService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly invoices: InvoicesService,
    private readonly expenses: ExpensesService,
    private readonly port: ExpenseInvoices,
  ) {}

  onModuleInit(): void {
    this.port.takeOffDrafts = (em, expenseId) => this.takeOff(em, expenseId);
  }

  /** Removes the line of an expense from a draft invoice. Throws DomainError `expense.billed` with an invoice that was sent. */
  async remove(expenseId: number): Promise<ExpenseRecord> {
    await this.expenses.get(expenseId);
    return readAfter(this.em, expenseList, expenseId, async (em) => {
      const drafts = await this.takeOff(em, expenseId);
      if (drafts.length) return;
      await assertExpensesNotBilled(em, [expenseId]);
      throw new DomainError('expense.not_on_draft');
    });
  }

  private takeOff(em: EntityManager, expenseId: number): Promise<number[]> {
    return takeOffDrafts(em, this.invoices, sql`s.expense_id = ${expenseId}`);
  }
}
