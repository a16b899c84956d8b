import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { ServiceAccountInput, type ServiceAccountRecord } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { Version } from '../../platform/rest/version.ts';
import { ServiceAccountsService } from './service-accounts.service.ts';

/** Programs that call the API in their own name. */
@Controller('api/v1/service-accounts')
export class ServiceAccountsController {
  constructor(private readonly accounts: ServiceAccountsService) {}

  /** Lists service accounts with their role and the number of their tokens, one page at a time. */
  @Get()
  @Can('read', 'ServiceAccount')
  list(@Query() query: ListQuery): Promise<Page<ServiceAccountRecord>> {
    return this.accounts.list(query);
  }

  /** Returns one service account. */
  @Get(':id')
  @Can('read', 'ServiceAccount')
  get(@Param('id', IdPipe) id: number): Promise<ServiceAccountRecord> {
    return this.accounts.get(id);
  }

  /** Adds a service account with a role; nobody gives it a right that they do not have. */
  @Post()
  @Can('create', 'ServiceAccount')
  create(@Body() input: ServiceAccountInput): Promise<ServiceAccountRecord> {
    return this.accounts.create(input);
  }

  /** Changes a service account, with effect from the next call of its tokens. Switching it off ends them. */
  @Put(':id')
  @Can('update', 'ServiceAccount')
  update(
    @Param('id', IdPipe) id: number,
    @Version() version: number,
    @Body() input: ServiceAccountInput,
  ): Promise<ServiceAccountRecord> {
    return this.accounts.update(id, version, input);
  }

  /** Deletes a service account that never had a token. */
  @Delete(':id')
  @Can('delete', 'ServiceAccount')
  remove(@Param('id', IdPipe) id: number, @Version() version: number): Promise<ServiceAccountRecord> {
    return this.accounts.remove(id, version);
  }
}
