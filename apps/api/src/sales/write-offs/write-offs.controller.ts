import { Body, Controller, Delete, Get, HttpCode, Param, Query } from '@nestjs/common';
import { WriteOffInput, type InvoiceDetail, type WriteOffRecord } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { Version } from '../../platform/rest/version.ts';
import { WriteOffsService } from './write-offs.service.ts';

/** Write-offs: amounts of invoices that will not be collected. */
@Controller('api/v1')
export class WriteOffsController {
  constructor(private readonly writeOffs: WriteOffsService) {}

  /** Lists write-offs, one page at a time; of one invoice with a filter on its id. */
  @Get('write-offs')
  @Can('read', 'Payment')
  list(@Query() query: ListQuery): Promise<Page<WriteOffRecord>> {
    return this.writeOffs.list(query);
  }

  /** Returns one write-off. */
  @Get('write-offs/:id')
  @Can('read', 'Payment')
  get(@Param('id', IdPipe) id: number): Promise<WriteOffRecord> {
    return this.writeOffs.get(id);
  }

  /** Writes off a sent invoice, or a part of it. An invoice with a balance of 0 becomes paid. */
  @Post('invoices/:id/write-off')
  @HttpCode(200)
  @Can('writeOff', 'Invoice')
  record(@Param('id', IdPipe) id: number, @Body() input: WriteOffInput): Promise<InvoiceDetail> {
    return this.writeOffs.record(id, input);
  }

  /** Undoes a write-off: deletes it, and its amount is due again. */
  @Delete('write-offs/:id')
  @Can('writeOff', 'Invoice')
  undo(@Param('id', IdPipe) id: number, @Version() version: number): Promise<InvoiceDetail> {
    return this.writeOffs.undo(id, version);
  }
}
