import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import {
  ExpenseInput,
  RejectExpenseInput,
  type ExpenseCounts,
  type ExpenseMonth,
  type ExpenseRecord,
  type ExpenseTerms,
  type ExpenseTotals,
} from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { BulkIds } from '../../platform/rest/bulk.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { Version } from '../../platform/rest/version.ts';
import { ExpenseCommandsService } from './expense-commands.service.ts';
import { ExpensesService, ExpenseTotalsQuery } from './expenses.service.ts';

/** Expenses of people, from draft to submitted to approved to reimbursed. */
@Controller('api/v1/expenses')
export class ExpensesController {
  constructor(
    private readonly expenses: ExpensesService,
    private readonly commands: ExpenseCommandsService,
  ) {}

  /** Lists expenses that the person may see, newest day first. The filter also takes `toReimburse`. */
  @Get()
  @Can('read', 'Expense')
  list(@Query() query: ListQuery): Promise<Page<ExpenseRecord>> {
    return this.expenses.list(query);
  }

  /** Counts expenses by status, and those that are to be reimbursed. */
  @Get('counts')
  @Can('read', 'Expense')
  counts(): Promise<ExpenseCounts> {
    return this.expenses.counts();
  }

  /** Adds up all expenses that match the filter, by currency. */
  @Get('totals')
  @Can('read', 'Expense')
  totals(@Query() query: ExpenseTotalsQuery): Promise<ExpenseTotals[]> {
    return this.expenses.totals(query);
  }

  /** Adds up all expenses that match the filter, by month and currency, the oldest month first. */
  @Get('months')
  @Can('read', 'Expense')
  months(@Query() query: ExpenseTotalsQuery): Promise<ExpenseMonth[]> {
    return this.expenses.months(query);
  }

  /** Returns what the screens of expenses have to know of the organisation. As open as the lists of choices: it is nobody's own. */
  @Get('terms')
  @Can('read', 'Classifier')
  terms(): Promise<ExpenseTerms> {
    return this.expenses.terms();
  }

  /** Returns one expense. */
  @Get(':id')
  @Can('read', 'Expense')
  get(@Param('id', IdPipe) id: number): Promise<ExpenseRecord> {
    return this.expenses.get(id);
  }

  /** Creates a draft, by default of the person who sends it. */
  @Post()
  @Can('create', 'Expense')
  create(@Body() input: ExpenseInput): Promise<ExpenseRecord> {
    return this.expenses.create(input);
  }

  /** Replaces a draft. What is submitted, only somebody else who may approve it corrects. */
  @Put(':id')
  @Can('update', 'Expense')
  update(@Param('id', IdPipe) id: number, @Version() version: number, @Body() input: ExpenseInput): Promise<ExpenseRecord> {
    return this.expenses.update(id, version, input);
  }

  /** Hands a draft in for approval. */
  @Post(':id/submit')
  @HttpCode(200)
  @Can('submit', 'Expense')
  submit(@Param('id', IdPipe) id: number): Promise<ExpenseRecord> {
    return this.commands.submit(id);
  }

  /** Takes back what is not decided yet. */
  @Post(':id/withdraw')
  @HttpCode(200)
  @Can('submit', 'Expense')
  withdraw(@Param('id', IdPipe) id: number): Promise<ExpenseRecord> {
    return this.commands.withdraw(id);
  }

  /** Approves an expense of somebody else, in the version that the person saw. */
  @Post(':id/approve')
  @HttpCode(200)
  @Can('approve', 'Expense')
  approve(@Param('id', IdPipe) id: number, @Version() version: number): Promise<ExpenseRecord> {
    return this.commands.approve(id, version);
  }

  /** Gives an expense back to its person as a draft, for a reason. Also takes an approval back. */
  @Post(':id/reject')
  @HttpCode(200)
  @Can('approve', 'Expense')
  reject(@Param('id', IdPipe) id: number, @Body() input: RejectExpenseInput): Promise<ExpenseRecord> {
    return this.commands.reject(id, input);
  }

  /** Deletes a draft with its files. */
  @Delete(':id')
  @Can('delete', 'Expense')
  remove(@Param('id', IdPipe) id: number, @Version() version: number): Promise<ExpenseRecord> {
    return this.expenses.remove(id, version);
  }

  /** Deletes several drafts, all or none; returns their ids. */
  @Delete()
  @HttpCode(200)
  @Can('delete', 'Expense')
  removeMany(@BulkIds() ids: number[]): Promise<number[]> {
    return this.expenses.removeMany(ids);
  }
}
