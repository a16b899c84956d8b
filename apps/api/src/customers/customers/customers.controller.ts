import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { CustomerInput, type CustomerOption, type CustomerRecord, type CustomerWithProjects } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { BulkIds } from '../../platform/rest/bulk.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { Version } from '../../platform/rest/version.ts';
import { CustomersService } from './customers.service.ts';
import { OptionsQuery } from './options-query.ts';

/** Customers, with their terms and what they owe. */
@Controller('api/v1/customers')
export class CustomersController {
  constructor(private readonly customers: CustomersService) {}

  /** Lists customers with their open balance, one page at a time. */
  @Get()
  @Can('read', 'Customer')
  list(@Query() query: ListQuery): Promise<Page<CustomerRecord>> {
    return this.customers.list(query);
  }

  /** Lists active customers for a drop-down, a thousand at a time. */
  @Get('options')
  @Can('read', 'Customer')
  options(@Query() query: OptionsQuery): Promise<CustomerOption[]> {
    return this.customers.options(query);
  }

  /** Lists active customers with their open projects, a thousand at a time. */
  @Get('options-with-projects')
  @Can('read', 'Project')
  optionsWithProjects(@Query() query: OptionsQuery): Promise<CustomerWithProjects[]> {
    return this.customers.optionsWithProjects(query);
  }

  /** Returns one customer. */
  @Get(':id')
  @Can('read', 'Customer')
  get(@Param('id', IdPipe) id: number): Promise<CustomerRecord> {
    return this.customers.get(id);
  }

  /** Adds a customer. */
  @Post()
  @Can('create', 'Customer')
  create(@Body() input: CustomerInput): Promise<CustomerRecord> {
    return this.customers.create(input);
  }

  /** Replaces a customer's data. 409 when somebody else has saved it in the meantime. */
  @Put(':id')
  @Can('update', 'Customer')
  update(@Param('id', IdPipe) id: number, @Version() version: number, @Body() input: CustomerInput): Promise<CustomerRecord> {
    return this.customers.update(id, version, input);
  }

  /** Deletes a customer that no record refers to. */
  @Delete(':id')
  @Can('delete', 'Customer')
  remove(@Param('id', IdPipe) id: number, @Version() version: number): Promise<CustomerRecord> {
    return this.customers.remove(id, version);
  }

  /** Deletes several customers, all or none; returns their ids. */
  @Delete()
  @HttpCode(200)
  @Can('delete', 'Customer')
  removeMany(@BulkIds() ids: number[]): Promise<number[]> {
    return this.customers.removeMany(ids);
  }
}
