import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import {
  InventoryAdjustmentInput,
  PostAdjustmentInput,
  ReverseAdjustmentInput,
  type InventoryAdjustmentDetail,
  type InventoryAdjustmentRecord,
  type StockEffect,
} from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { BulkIds } from '../../platform/rest/bulk.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { Version } from '../../platform/rest/version.ts';
import { AdjustmentPostingService } from './adjustment-posting.service.ts';
import { InventoryAdjustmentsService } from './inventory-adjustments.service.ts';

/** Inventory adjustments, from draft to posted to reversed. */
@Controller('api/v1/inventory-adjustments')
export class InventoryAdjustmentsController {
  constructor(
    private readonly adjustments: InventoryAdjustmentsService,
    private readonly posting: AdjustmentPostingService,
  ) {}

  /** Lists inventory adjustments, one page at a time. */
  @Get()
  @Can('read', 'InventoryAdjustment')
  list(@Query() query: ListQuery): Promise<Page<InventoryAdjustmentRecord>> {
    return this.adjustments.list(query);
  }

  /** Returns one adjustment with its lines. */
  @Get(':id')
  @Can('read', 'InventoryAdjustment')
  get(@Param('id', IdPipe) id: number): Promise<InventoryAdjustmentDetail> {
    return this.adjustments.get(id);
  }

  /** Tells what posting a draft would change of later moves, and what is missing in stock. Changes nothing. */
  @Get(':id/effect')
  @Can('post', 'InventoryAdjustment')
  effect(@Param('id', IdPipe) id: number): Promise<StockEffect> {
    return this.posting.preview(id);
  }

  /** Creates a draft. It does not move stock yet. */
  @Post()
  @Can('create', 'InventoryAdjustment')
  create(@Body() input: InventoryAdjustmentInput): Promise<InventoryAdjustmentDetail> {
    return this.adjustments.create(input);
  }

  /** Replaces a draft. 409 when it was posted, or saved by somebody else in the meantime. */
  @Put(':id')
  @Can('update', 'InventoryAdjustment')
  update(
    @Param('id', IdPipe) id: number,
    @Version() version: number,
    @Body() input: InventoryAdjustmentInput,
  ): Promise<InventoryAdjustmentDetail> {
    return this.adjustments.update(id, version, input);
  }

  /** Deletes a draft. */
  @Delete(':id')
  @Can('delete', 'InventoryAdjustment')
  remove(@Param('id', IdPipe) id: number, @Version() version: number): Promise<InventoryAdjustmentDetail> {
    return this.adjustments.remove(id, version);
  }

  /** Deletes several drafts, all or none; returns their ids. */
  @Delete()
  @HttpCode(200)
  @Can('delete', 'InventoryAdjustment')
  removeMany(@BulkIds() ids: number[]): Promise<number[]> {
    return this.adjustments.removeMany(ids);
  }

  /** Moves the stock and locks the adjustment. 409 when later moves change and this is not confirmed, 422 when goods are missing. */
  @Post(':id/post')
  @HttpCode(200)
  @Can('post', 'InventoryAdjustment')
  post(@Param('id', IdPipe) id: number, @Body() input: PostAdjustmentInput): Promise<InventoryAdjustmentDetail> {
    return this.posting.post(id, input);
  }

  /** Reverses a posted adjustment by a counter-entry on a day of its own. */
  @Post(':id/reverse')
  @HttpCode(200)
  @Can('reverse', 'InventoryAdjustment')
  reverse(@Param('id', IdPipe) id: number, @Body() input: ReverseAdjustmentInput): Promise<InventoryAdjustmentDetail> {
    return this.posting.reverse(id, input);
  }
}
