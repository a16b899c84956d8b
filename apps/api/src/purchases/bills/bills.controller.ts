import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import {
  BillInput,
  MoveStockInput,
  OpenBillInput,
  VoidBillInput,
  type BillCounts,
  type BillDetail,
  type BillRecord,
  type BillTotals,
} from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { BulkIds } from '../../platform/rest/bulk.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { Version } from '../../platform/rest/version.ts';
import { BillCommandsService } from './bill-commands.service.ts';
import { BillsService, BillTotalsQuery } from './bills.service.ts';

/** Bills of vendors, from draft to open to paid or void. */
@Controller('api/v1/bills')
export class BillsController {
  constructor(
    private readonly bills: BillsService,
    private readonly commands: BillCommandsService,
  ) {}

  /**
   * Lists bills, one page at a time. The filter also takes `overdue`, `payable`, `toApprove`, and `projectId`, `customerId`, `categoryId` and `itemId`
   * of any line.
   */
  @Get()
  @Can('read', 'Bill')
  list(@Query() query: ListQuery): Promise<Page<BillRecord>> {
    return this.bills.list(query);
  }

  /** Counts bills by status, and those that wait: overdue, to approve, without paper. */
  @Get('counts')
  @Can('read', 'Bill')
  counts(): Promise<BillCounts> {
    return this.bills.counts();
  }

  /** Adds up all bills that match the filter, by currency. */
  @Get('totals')
  @Can('read', 'Bill')
  totals(@Query() query: BillTotalsQuery): Promise<BillTotals[]> {
    return this.bills.totals(query);
  }

  /** Returns one bill with its lines and taxes. */
  @Get(':id')
  @Can('read', 'Bill')
  get(@Param('id', IdPipe) id: number): Promise<BillDetail> {
    return this.bills.get(id);
  }

  /** Creates a draft. 409 `bill.maybe_double` asks about a likely double, 422 `bill.tax_differs` about a typed tax. */
  @Post()
  @Can('create', 'Bill')
  create(@Body() input: BillInput): Promise<BillDetail> {
    return this.bills.create(input);
  }

  /** Replaces a draft. It has to be approved anew. */
  @Put(':id')
  @Can('update', 'Bill')
  update(@Param('id', IdPipe) id: number, @Version() version: number, @Body() input: BillInput): Promise<BillDetail> {
    return this.bills.update(id, version, input);
  }

  /** Changes the due date and the texts of a bill in any state; the comment only, once a sent invoice bills it. */
  @Put(':id/open')
  @Can('update', 'Bill')
  updateOpen(@Param('id', IdPipe) id: number, @Version() version: number, @Body() input: OpenBillInput): Promise<BillDetail> {
    return this.bills.updateOpen(id, version, input);
  }

  /** Approves a draft in the version that the person saw. */
  @Post(':id/approve')
  @HttpCode(200)
  @Can('approve', 'Bill')
  approve(@Param('id', IdPipe) id: number, @Version() version: number): Promise<BillDetail> {
    return this.commands.approve(id, version);
  }

  /** Opens a draft: it counts as a cost, its goods come into stock, and it can be paid. 409 without the approval that the organisation wants. */
  @Post(':id/open')
  @HttpCode(200)
  @Can('open', 'Bill')
  open(@Param('id', IdPipe) id: number, @Body() input: MoveStockInput): Promise<BillDetail> {
    return this.commands.open(id, input);
  }

  /** Makes an unpaid bill a draft again. Its goods leave the stock. */
  @Post(':id/redraft')
  @HttpCode(200)
  @Can('open', 'Bill')
  redraft(@Param('id', IdPipe) id: number, @Body() input: MoveStockInput): Promise<BillDetail> {
    return this.commands.redraft(id, input);
  }

  /**
   * Voids an unpaid bill, for a reason that the history keeps; its goods leave the stock. 409 `bill.on_draft` asks about lines that stand on a draft invoice, 409 `bill.billed`
   * refuses where one was sent.
   */
  @Post(':id/void')
  @HttpCode(200)
  @Can('void', 'Bill')
  void(@Param('id', IdPipe) id: number, @Body() input: VoidBillInput): Promise<BillDetail> {
    return this.commands.void(id, input);
  }

  /** Deletes a draft with its files. */
  @Delete(':id')
  @Can('delete', 'Bill')
  remove(@Param('id', IdPipe) id: number, @Version() version: number): Promise<BillDetail> {
    return this.bills.remove(id, version);
  }

  /** Deletes several drafts, all or none; returns their ids. */
  @Delete()
  @HttpCode(200)
  @Can('delete', 'Bill')
  removeMany(@BulkIds() ids: number[]): Promise<number[]> {
    return this.bills.removeMany(ids);
  }
}
