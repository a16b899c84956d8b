import { Body, Controller, Delete, Get, HttpCode, Param, Query } from '@nestjs/common';
import { WriteOffInput, type InvoiceDetail, type WriteOffRecord } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { Version } from '../../platform/rest/version.ts';
import { WriteOffsService } from './write-offs.service.ts';

/** Amounts of invoices that will not be collected. */
@Controller('api/v1')
export class WriteOffsController {
  constructor(private readonly writeOffs: WriteOffsService) {}

  /** What was written off, one page at a time; of one invoice with a filter of its id. */
  @Get('write-offs')
  @Can('read', 'Payment')
  list(@Query() query: ListQuery): Promise<Page<WriteOffRecord>> {
    return this.writeOffs.list(query);
  }

  /** One write-off. */
  @Get('write-offs/:id')
  @Can('read', 'Payment')
  get(@Param('id', IdPipe) id: number): Promise<WriteOffRecord> {
    return this.writeOffs.get(id);
  }

  /** Writes off a sent invoice or a part of it that will not be paid. With nothing left to pay it is paid. */
  @Post('invoices/:id/write-off')
  @HttpCode(200)
  @Can('writeOff', 'Invoice')
  record(@Param('id', IdPipe) id: number, @Body() input: WriteOffInput): Promise<InvoiceDetail> {
    return this.writeOffs.record(id, input);
  }

  /** Undoes a write-off: it is deleted, and its amount is to be paid again. */
  @Delete('write-offs/:id')
  @Can('writeOff', 'Invoice')
  undo(@Param('id', IdPipe) id: number, @Version() version: number): Promise<InvoiceDetail> {
    return this.writeOffs.undo(id, version);
  }
}
