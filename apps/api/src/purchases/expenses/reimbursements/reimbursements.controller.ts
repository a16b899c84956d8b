import { Body, Controller, Delete, Get, Param, Query } from '@nestjs/common';
import { ReimbursementInput, type ReimbursementRecord } from '@kontor/domain';
import { Can } from '../../../platform/auth/can.ts';
import { IdPipe } from '../../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../../platform/rest/list.ts';
import type { Page } from '../../../platform/rest/page.ts';
import { Post } from '../../../platform/rest/post.ts';
import { Version } from '../../../platform/rest/version.ts';
import { ReimbursementsService } from './reimbursements.service.ts';

/** Payments to people for what they spent for the firm. */
@Controller('api/v1/reimbursements')
export class ReimbursementsController {
  constructor(private readonly reimbursements: ReimbursementsService) {}

  /** Lists payments to people with the expenses that they pay back, one page at a time. */
  @Get()
  @Can('read', 'Reimbursement')
  list(@Query() query: ListQuery): Promise<Page<ReimbursementRecord>> {
    return this.reimbursements.list(query);
  }

  /** Returns one payment. */
  @Get(':id')
  @Can('read', 'Reimbursement')
  get(@Param('id', IdPipe) id: number): Promise<ReimbursementRecord> {
    return this.reimbursements.get(id);
  }

  /** Records a payment of one or several approved expenses of one person. */
  @Post()
  @Can('reimburse', 'Expense')
  create(@Body() input: ReimbursementInput): Promise<ReimbursementRecord> {
    return this.reimbursements.create(input);
  }

  /** Undoes a payment: deletes it, and its expenses are to be reimbursed again. */
  @Delete(':id')
  @Can('undoReimbursement', 'Reimbursement')
  undo(@Param('id', IdPipe) id: number, @Version() version: number): Promise<ReimbursementRecord> {
    return this.reimbursements.undo(id, version);
  }
}
