import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { UserRateInput, type UserRateRecord } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { Version } from '../../platform/rest/version.ts';
import { UserRatesService } from './user-rates.service.ts';

/** What an hour of a person costs and is sold for, by the day from which it holds. */
@Controller('api/v1/user-rates')
export class UserRatesController {
  constructor(private readonly rates: UserRatesService) {}

  /** What people are billed at and what they cost, each with the day it holds from; usually with a filter on userId. */
  @Get()
  @Can('read', 'UserRate')
  list(@Query() query: ListQuery): Promise<Page<UserRateRecord>> {
    return this.rates.list(query);
  }

  /** One rate. */
  @Get(':id')
  @Can('read', 'UserRate')
  get(@Param('id', IdPipe) id: number): Promise<UserRateRecord> {
    return this.rates.get(id);
  }

  /** Gives a person new rates from a day on. Hours that are logged already keep theirs. */
  @Post()
  @Can('create', 'UserRate')
  create(@Body() input: UserRateInput): Promise<UserRateRecord> {
    return this.rates.create(input);
  }

  /** Changes a rate or the day it holds from. */
  @Put(':id')
  @Can('update', 'UserRate')
  update(@Param('id', IdPipe) id: number, @Version() version: number, @Body() input: UserRateInput): Promise<UserRateRecord> {
    return this.rates.update(id, version, input);
  }

  /** Takes a rate back: the one before it holds on. */
  @Delete(':id')
  @Can('delete', 'UserRate')
  remove(@Param('id', IdPipe) id: number, @Version() version: number): Promise<UserRateRecord> {
    return this.rates.remove(id, version);
  }
}
