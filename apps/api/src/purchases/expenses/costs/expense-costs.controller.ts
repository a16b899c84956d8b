import { Controller, Get, Query } from '@nestjs/common';
import type { ExpenseCost } from '@kontor/domain';
import { Can } from '../../../platform/auth/can.ts';
import { CostsQuery } from '../../bills/costs/costs-query.ts';
import { ExpenseCostsService } from './expense-costs.service.ts';

/** Billable expenses, as invoices take them. */
@Controller('api/v1/expenses')
export class ExpenseCostsController {
  constructor(private readonly costs: ExpenseCostsService) {}

  /** Lists billable expenses that are approved and on no invoice yet, of a customer or project; with `invoiceId`, those on that invoice. */
  @Get('costs')
  @Can('read', 'Expense')
  list(@Query() query: CostsQuery): Promise<ExpenseCost[]> {
    return this.costs.costs(query);
  }
}
