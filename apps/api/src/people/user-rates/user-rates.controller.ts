import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { UserRateInput, type UserRateRecord } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { Version } from '../../platform/rest/version.ts';
import { UserRatesService } from './user-rates.service.ts';

/** Billing and cost rates of people, each from a day on. */
@Controller('api/v1/user-rates')
export class UserRatesController {
  constructor(private readonly rates: UserRatesService) {}

  /** Lists rates of people, each with its first day; usually filtered by userId. */
  @Get()
  @Can('read', 'UserRate')
  list(@Query() query: ListQuery): Promise<Page<UserRateRecord>> {
    return this.rates.list(query);
  }

  /** Returns one rate. */
  @Get(':id')
  @Can('read', 'UserRate')
  get(@Param('id', IdPipe) id: number): Promise<UserRateRecord> {
    return this.rates.get(id);
  }

  /** Gives a person new rates from a day on. Hours already logged keep theirs. */
  @Post()
  @Can('create', 'UserRate')
  create(@Body() input: UserRateInput): Promise<UserRateRecord> {
    return this.rates.create(input);
  }

  /** Changes a rate or its first day. */
  @Put(':id')
  @Can('update', 'UserRate')
  update(@Param('id', IdPipe) id: number, @Version() version: number, @Body() input: UserRateInput): Promise<UserRateRecord> {
    return this.rates.update(id, version, input);
  }

  /** Deletes a rate: the one before it applies again. */
  @Delete(':id')
  @Can('delete', 'UserRate')
  remove(@Param('id', IdPipe) id: number, @Version() version: number): Promise<UserRateRecord> {
    return this.rates.remove(id, version);
  }
}
