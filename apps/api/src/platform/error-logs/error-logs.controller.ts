import { Body, Controller, Get, HttpCode, Param, Query } from '@nestjs/common';
import { BrowserErrorInput, type ErrorLogRecord } from '@kontor/domain';
import { Can } from '../auth/can.ts';
import { IdPipe } from '../rest/id.pipe.ts';
import { ListQuery } from '../rest/list.ts';
import type { Page } from '../rest/page.ts';
import { Post } from '../rest/post.ts';
import { ErrorLogsService } from './error-logs.service.ts';

/** Errors of the server, of jobs and of browsers, grouped by their cause. */
@Controller('api/v1/error-logs')
export class ErrorLogsController {
  constructor(private readonly errorLogs: ErrorLogsService) {}

  /** Lists errors, latest first; equal ones are one row with a count. */
  @Get()
  @Can('read', 'ErrorLog')
  list(@Query() query: ListQuery): Promise<Page<ErrorLogRecord>> {
    return this.errorLogs.list(query);
  }

  /** Returns one error with its stack trace. */
  @Get(':id')
  @Can('read', 'ErrorLog')
  one(@Param('id', IdPipe) id: number): Promise<ErrorLogRecord> {
    return this.errorLogs.one(id);
  }

  /** Reports an uncaught error of the caller's browser. At most 30 a minute. */
  @Post('browser')
  @HttpCode(204)
  @Can('read', 'Auth')
  browser(@Body() input: BrowserErrorInput): Promise<void> {
    return this.errorLogs.recordBrowser(input);
  }

  /** Marks an error as resolved. It becomes unresolved when it happens again. */
  @Post(':id/resolve')
  @HttpCode(200)
  @Can('resolve', 'ErrorLog')
  resolve(@Param('id', IdPipe) id: number): Promise<ErrorLogRecord> {
    return this.errorLogs.resolve(id);
  }
}
