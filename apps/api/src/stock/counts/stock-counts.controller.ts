import { Body, Controller, Delete, Get, HttpCode, Param, Query } from '@nestjs/common';
import { EnterCountInput, PostCountInput, StockCountInput, type StockCountDetail, type StockCountRecord } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { Version } from '../../platform/rest/version.ts';
import { CountPostingService } from './count-posting.service.ts';
import { StockCountsService } from './stock-counts.service.ts';

/** Stock counts, from the list of goods to the adjustment of what differs. */
@Controller('api/v1/stock-counts')
export class StockCountsController {
  constructor(
    private readonly counts: StockCountsService,
    private readonly posting: CountPostingService,
  ) {}

  /** Lists stock counts, one page at a time. */
  @Get()
  @Can('read', 'StockCount')
  list(@Query() query: ListQuery): Promise<Page<StockCountRecord>> {
    return this.counts.list(query);
  }

  /** Returns one stock count with its items, what was counted of each, and what differs. */
  @Get(':id')
  @Can('read', 'StockCount')
  get(@Param('id', IdPipe) id: number): Promise<StockCountDetail> {
    return this.counts.get(id);
  }

  /** Begins a count of the goods of a category, or of all goods. */
  @Post()
  @Can('create', 'StockCount')
  create(@Body() input: StockCountInput): Promise<StockCountDetail> {
    return this.counts.create(input);
  }

  /** Enters what was counted of one item. 409 when somebody else has counted it in the meantime. */
  @Post(':id/enter')
  @HttpCode(200)
  @Can('update', 'StockCount')
  enter(@Param('id', IdPipe) id: number, @Body() input: EnterCountInput): Promise<StockCountDetail> {
    return this.counts.enter(id, input);
  }

  /** Posts what differs as an inventory adjustment and locks the count. 409 when later moves change and this is not confirmed. */
  @Post(':id/post')
  @HttpCode(200)
  @Can('post', 'StockCount')
  post(@Param('id', IdPipe) id: number, @Body() input: PostCountInput): Promise<StockCountDetail> {
    return this.posting.post(id, input);
  }

  /** Deletes an open count. */
  @Delete(':id')
  @Can('delete', 'StockCount')
  remove(@Param('id', IdPipe) id: number, @Version() version: number): Promise<StockCountDetail> {
    return this.counts.remove(id, version);
  }
}
