import { Controller, HttpCode, Param } from '@nestjs/common';
import type { ExpenseRecord } from '@kontor/domain';
import { Can } from '../../../platform/auth/can.ts';
import { IdPipe } from '../../../platform/rest/id.pipe.ts';
import { Post } from '../../../platform/rest/post.ts';
import { ExpenseDraftsService } from './expense-drafts.service.ts';

/** Expenses on draft invoices. */
@Controller('api/v1/expenses')
export class ExpenseDraftsController {
  constructor(private readonly drafts: ExpenseDraftsService) {}

  /** Removes an expense from the draft invoice that holds it. 409 `expense.billed` names an invoice that was sent. */
  @Post(':id/remove-from-invoice')
  @HttpCode(200)
  @Can('update', 'Invoice')
  remove(@Param('id', IdPipe) id: number): Promise<ExpenseRecord> {
    return this.drafts.remove(id);
  }
}
