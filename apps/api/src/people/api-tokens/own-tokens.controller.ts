import { Body, Controller, Delete, Get, Param } from '@nestjs/common';
import { ApiTokenInput, type ApiTokenRecord, MadeApiToken } from '@kontor/domain';
import { SignedIn } from '../../platform/auth/can.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { NeverKept } from '../../platform/rest/idempotency/never-kept.ts';
import { Post } from '../../platform/rest/post.ts';
import { ApiTokensService } from './api-tokens.service.ts';

/** A person's own API tokens, whatever their role. A token itself is refused here. */
@SignedIn()
@NeverKept()
@Controller('api/v1/account/api-tokens')
export class OwnTokensController {
  constructor(private readonly tokens: ApiTokensService) {}

  /** Lists the person's API tokens, ended ones too, latest first; the tokens themselves are not kept. */
  @Get()
  list(): Promise<ApiTokenRecord[]> {
    return this.tokens.own();
  }

  /** Makes an API token in the person's name, for their password. The answer is the only place that has the token. */
  @Post()
  make(@Body() input: ApiTokenInput): Promise<MadeApiToken> {
    return this.tokens.makeOwn(input);
  }

  /** Ends one of the person's API tokens; its next call is refused. */
  @Delete(':id')
  end(@Param('id', IdPipe) id: number): Promise<ApiTokenRecord> {
    return this.tokens.endOwn(id);
  }
}
