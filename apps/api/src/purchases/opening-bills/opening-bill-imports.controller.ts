import { Body, Controller, Get, HttpCode, Param, Query } from '@nestjs/common';
import { ImportInput, type ImportRecord, type OpeningBillPreview } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { OpeningBillImportsService } from './opening-bill-imports.service.ts';

/** Bills from before Kontor that are still to be paid, from CSV files: previewed, imported, undone. */
@Controller('api/v1/opening-bill-imports')
export class OpeningBillImportsController {
  constructor(private readonly imports: OpeningBillImportsService) {}

  /** Lists past imports of opening bills, newest first. */
  @Get()
  @Can('import', 'Bill')
  list(@Query() query: ListQuery): Promise<Page<ImportRecord>> {
    return this.imports.list(query);
  }

  /** Previews the import of a file of opening bills, row by row. Writes nothing. */
  @Post('preview')
  @HttpCode(200)
  @Can('import', 'Bill')
  preview(@Body() input: ImportInput): Promise<OpeningBillPreview> {
    return this.imports.preview(input);
  }

  /** Imports a file of opening bills in one piece. 422 when rows have problems and may not be left out. */
  @Post()
  @Can('import', 'Bill')
  create(@Body() input: ImportInput): Promise<ImportRecord> {
    return this.imports.create(input);
  }

  /** Deletes what an import added. 409 when one of the bills was changed since, or has a payment. */
  @Post(':id/undo')
  @HttpCode(200)
  @Can('import', 'Bill')
  undo(@Param('id', IdPipe) id: number): Promise<ImportRecord> {
    return this.imports.undo(id);
  }
}
