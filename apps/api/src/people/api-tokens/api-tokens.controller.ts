import { Body, Controller, Delete, Get, Param, Query } from '@nestjs/common';
import { type ApiTokenRecord, MadeApiToken, ServiceTokenInput } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { NeverKept } from '../../platform/rest/idempotency/never-kept.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { Version } from '../../platform/rest/version.ts';
import { ApiTokensService } from './api-tokens.service.ts';

/** The API tokens of everybody and of service accounts. */
@Controller('api/v1/api-tokens')
export class ApiTokensController {
  constructor(private readonly tokens: ApiTokensService) {}

  /** Lists the API tokens of all owners with their last use, one page at a time; the tokens themselves are not kept. */
  @Get()
  @Can('read', 'ApiToken')
  list(@Query() query: ListQuery): Promise<Page<ApiTokenRecord>> {
    return this.tokens.list(query);
  }

  /** Returns one API token, without the token itself. */
  @Get(':id')
  @Can('read', 'ApiToken')
  get(@Param('id', IdPipe) id: number): Promise<ApiTokenRecord> {
    return this.tokens.get(id);
  }

  /** Makes an API token of a service account, for the password of the person who asks. The answer is the only place that has the token. */
  @Post()
  @NeverKept()
  @Can('create', 'ApiToken')
  make(@Body() input: ServiceTokenInput): Promise<MadeApiToken> {
    return this.tokens.makeForService(input);
  }

  /** Ends an API token of anybody; its next call is refused. It stays in the list, because the history names it. */
  @Delete(':id')
  @Can('delete', 'ApiToken')
  end(@Param('id', IdPipe) id: number, @Version() version: number): Promise<ApiTokenRecord> {
    return this.tokens.endAny(id, version);
  }
}
