import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import {
  ApplyVendorCreditInput,
  MoveStockInput,
  UndoVendorApplicationInput,
  UndoVendorRefundInput,
  VendorCreditNoteInput,
  VendorRefundInput,
  VoidVendorCreditNoteInput,
  type VendorCreditNoteCounts,
  type VendorCreditNoteDetail,
  type VendorCreditNoteRecord,
  type VendorCreditNoteTotals,
} from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { BulkIds } from '../../platform/rest/bulk.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { Version } from '../../platform/rest/version.ts';
import { VendorCreditNoteCommandsService } from './vendor-credit-note-commands.service.ts';
import { VendorCreditNotesService, VendorCreditNoteTotalsQuery } from './vendor-credit-notes.service.ts';
import { VendorCreditUseService } from './vendor-credit-use.service.ts';

/** Credit notes of vendors, from draft to open to used or void. */
@Controller('api/v1/vendor-credit-notes')
export class VendorCreditNotesController {
  constructor(
    private readonly notes: VendorCreditNotesService,
    private readonly commands: VendorCreditNoteCommandsService,
    private readonly use: VendorCreditUseService,
  ) {}

  /** Lists vendor credit notes, one page at a time. The filter also takes `projectId` of any line, and `billId` of a bill that one corrects or pays. */
  @Get()
  @Can('read', 'VendorCreditNote')
  list(@Query() query: ListQuery): Promise<Page<VendorCreditNoteRecord>> {
    return this.notes.list(query);
  }

  /** Counts vendor credit notes by status. */
  @Get('counts')
  @Can('read', 'VendorCreditNote')
  counts(): Promise<VendorCreditNoteCounts> {
    return this.notes.counts();
  }

  /** Adds up all vendor credit notes that match the filter, by currency. */
  @Get('totals')
  @Can('read', 'VendorCreditNote')
  totals(@Query() query: VendorCreditNoteTotalsQuery): Promise<VendorCreditNoteTotals[]> {
    return this.notes.totals(query);
  }

  /** Returns one vendor credit note with its lines, taxes and what it was used for. */
  @Get(':id')
  @Can('read', 'VendorCreditNote')
  get(@Param('id', IdPipe) id: number): Promise<VendorCreditNoteDetail> {
    return this.notes.get(id);
  }

  /** Creates a draft. 422 `bill.tax_differs` asks about a typed tax. */
  @Post()
  @Can('create', 'VendorCreditNote')
  create(@Body() input: VendorCreditNoteInput): Promise<VendorCreditNoteDetail> {
    return this.notes.create(input);
  }

  /** Replaces a draft. */
  @Put(':id')
  @Can('update', 'VendorCreditNote')
  update(
    @Param('id', IdPipe) id: number,
    @Version() version: number,
    @Body() input: VendorCreditNoteInput,
  ): Promise<VendorCreditNoteDetail> {
    return this.notes.update(id, version, input);
  }

  /** Opens a draft: it lowers the costs, its goods leave the stock, and it can pay bills. */
  @Post(':id/open')
  @HttpCode(200)
  @Can('open', 'VendorCreditNote')
  open(@Param('id', IdPipe) id: number, @Body() input: MoveStockInput): Promise<VendorCreditNoteDetail> {
    return this.commands.open(id, input);
  }

  /** Makes an unused credit note a draft again. Its goods come back into stock. */
  @Post(':id/redraft')
  @HttpCode(200)
  @Can('open', 'VendorCreditNote')
  redraft(@Param('id', IdPipe) id: number, @Body() input: MoveStockInput): Promise<VendorCreditNoteDetail> {
    return this.commands.redraft(id, input);
  }

  /** Pays bills of the same vendor and currency with the credit; never more than is left of either. */
  @Post(':id/apply')
  @HttpCode(200)
  @Can('apply', 'VendorCreditNote')
  apply(@Param('id', IdPipe) id: number, @Body() input: ApplyVendorCreditInput): Promise<VendorCreditNoteDetail> {
    return this.use.apply(id, input);
  }

  /** Takes one application back: its bill has to be paid again. */
  @Post(':id/undo-apply')
  @HttpCode(200)
  @Can('apply', 'VendorCreditNote')
  undoApply(@Param('id', IdPipe) id: number, @Body() input: UndoVendorApplicationInput): Promise<VendorCreditNoteDetail> {
    return this.use.undoApply(id, input.applicationId);
  }

  /** Records money that the vendor paid back. */
  @Post(':id/refund')
  @HttpCode(200)
  @Can('refund', 'VendorCreditNote')
  refund(@Param('id', IdPipe) id: number, @Body() input: VendorRefundInput): Promise<VendorCreditNoteDetail> {
    return this.use.refund(id, input);
  }

  /** Undoes one refund: the credit is free again. */
  @Post(':id/undo-refund')
  @HttpCode(200)
  @Can('refund', 'VendorCreditNote')
  undoRefund(@Param('id', IdPipe) id: number, @Body() input: UndoVendorRefundInput): Promise<VendorCreditNoteDetail> {
    return this.use.undoRefund(id, input.refundId);
  }

  /** Voids an unused credit note, for a reason that the history keeps; its goods come back into stock. */
  @Post(':id/void')
  @HttpCode(200)
  @Can('void', 'VendorCreditNote')
  void(@Param('id', IdPipe) id: number, @Body() input: VoidVendorCreditNoteInput): Promise<VendorCreditNoteDetail> {
    return this.commands.void(id, input);
  }

  /** Deletes a draft with its files. */
  @Delete(':id')
  @Can('delete', 'VendorCreditNote')
  remove(@Param('id', IdPipe) id: number, @Version() version: number): Promise<VendorCreditNoteDetail> {
    return this.notes.remove(id, version);
  }

  /** Deletes several drafts, all or none; returns their ids. */
  @Delete()
  @HttpCode(200)
  @Can('delete', 'VendorCreditNote')
  removeMany(@BulkIds() ids: number[]): Promise<number[]> {
    return this.notes.removeMany(ids);
  }
}
