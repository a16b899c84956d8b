import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { UserRatesInput, type UserRecord } from '@kontor/domain';
import { Can } from '../auth/can.ts';
import { IdPipe } from '../rest/id.pipe.ts';
import { ListQuery } from '../rest/list.ts';
import type { Page } from '../rest/page.ts';
import { Version } from '../rest/version.ts';
import { UsersService } from './users.service.ts';

@Controller('api/v1/users')
export class UsersController {
  constructor(private readonly users: UsersService) {}

  /** The people of the firm, one page at a time; a role sees the fields that it may read. */
  @Get()
  @Can('read', 'User')
  list(@Query() query: ListQuery): Promise<Page<UserRecord>> {
    return this.users.list(query);
  }

  /** One person. */
  @Get(':id')
  @Can('read', 'User')
  get(@Param('id', IdPipe) id: number): Promise<UserRecord> {
    return this.users.get(id);
  }

  /** Sets what an hour of a person is billed at and what it costs. Hours that are logged keep the rates they were saved with. */
  @Put(':id/rates')
  @Can('update', 'User')
  setRates(@Param('id', IdPipe) id: number, @Version() version: number, @Body() input: UserRatesInput): Promise<UserRecord> {
    return this.users.setRates(id, version, input);
  }
}
