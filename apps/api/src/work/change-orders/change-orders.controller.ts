import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { ChangeOrderInput, type ChangeOrderRecord } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { Version } from '../../platform/rest/version.ts';
import { ChangeOrdersService } from './change-orders.service.ts';

/** Agreed changes of the fixed price of a project. */
@Controller('api/v1/change-orders')
export class ChangeOrdersController {
  constructor(private readonly changeOrders: ChangeOrdersService) {}

  /** Lists change orders of projects, one page at a time. */
  @Get()
  @Can('read', 'ChangeOrder')
  list(@Query() query: ListQuery): Promise<Page<ChangeOrderRecord>> {
    return this.changeOrders.list(query);
  }

  /** Returns one change order. */
  @Get(':id')
  @Can('read', 'ChangeOrder')
  get(@Param('id', IdPipe) id: number): Promise<ChangeOrderRecord> {
    return this.changeOrders.get(id);
  }

  /** Adds a change order to a project with a fixed price. */
  @Post()
  @Can('create', 'ChangeOrder')
  create(@Body() input: ChangeOrderInput): Promise<ChangeOrderRecord> {
    return this.changeOrders.create(input);
  }

  /** Replaces a change order's data. 409 when somebody else has saved it in the meantime; 422 when more of the project is invoiced already. */
  @Put(':id')
  @Can('update', 'ChangeOrder')
  update(
    @Param('id', IdPipe) id: number,
    @Version() version: number,
    @Body() input: ChangeOrderInput,
  ): Promise<ChangeOrderRecord> {
    return this.changeOrders.update(id, version, input);
  }

  /** Deletes a change order, unless more of the project is invoiced already. */
  @Delete(':id')
  @Can('delete', 'ChangeOrder')
  remove(@Param('id', IdPipe) id: number, @Version() version: number): Promise<ChangeOrderRecord> {
    return this.changeOrders.remove(id, version);
  }
}
