import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { ItemInput, type ItemPriceRecord, type ItemRecord } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { BulkIds } from '../../platform/rest/bulk.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { Version } from '../../platform/rest/version.ts';
import { ItemsService } from './items.service.ts';

/** Goods and services that are sold or bought. */
@Controller('api/v1/items')
export class ItemsController {
  constructor(private readonly items: ItemsService) {}

  /** Lists items, one page at a time. */
  @Get()
  @Can('read', 'Item')
  list(@Query() query: ListQuery): Promise<Page<ItemRecord>> {
    return this.items.list(query);
  }

  /** Returns one item. */
  @Get(':id')
  @Can('read', 'Item')
  get(@Param('id', IdPipe) id: number): Promise<ItemRecord> {
    return this.items.get(id);
  }

  /** Lists the prices of an item, newest first: what it cost on bills, and the changes of its purchase and selling price. At most 200. */
  @Get(':id/prices')
  @Can('read', 'Item')
  prices(@Param('id', IdPipe) id: number): Promise<ItemPriceRecord[]> {
    return this.items.prices(id);
  }

  /** Adds an item. */
  @Post()
  @Can('create', 'Item')
  create(@Body() input: ItemInput): Promise<ItemRecord> {
    return this.items.create(input);
  }

  /** Replaces an item's data. 409 when somebody else has saved it in the meantime. */
  @Put(':id')
  @Can('update', 'Item')
  update(@Param('id', IdPipe) id: number, @Version() version: number, @Body() input: ItemInput): Promise<ItemRecord> {
    return this.items.update(id, version, input);
  }

  /** Deletes an item that no record refers to. */
  @Delete(':id')
  @Can('delete', 'Item')
  remove(@Param('id', IdPipe) id: number, @Version() version: number): Promise<ItemRecord> {
    return this.items.remove(id, version);
  }

  /** Deletes several items, all or none; returns their ids. */
  @Delete()
  @HttpCode(200)
  @Can('delete', 'Item')
  removeMany(@BulkIds() ids: number[]): Promise<number[]> {
    return this.items.removeMany(ids);
  }
}
