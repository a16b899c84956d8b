import { Body, Controller, Get, HttpCode, Param, Query } from '@nestjs/common';
import { ImportInput, type ImportRecord, type OpeningStockPreview } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { OpeningStockImportsService } from './opening-stock-imports.service.ts';

/** What was on hand when the firm began to keep stock, from CSV files: previewed, imported, undone. */
@Controller('api/v1/opening-stock-imports')
export class OpeningStockImportsController {
  constructor(private readonly imports: OpeningStockImportsService) {}

  /** Lists past imports of opening stock, newest first. */
  @Get()
  @Can('import', 'StockMove')
  list(@Query() query: ListQuery): Promise<Page<ImportRecord>> {
    return this.imports.list(query);
  }

  /** Previews the import of a file of opening stock, row by row. Writes nothing. */
  @Post('preview')
  @HttpCode(200)
  @Can('import', 'StockMove')
  preview(@Body() input: ImportInput): Promise<OpeningStockPreview> {
    return this.imports.preview(input);
  }

  /** Imports a file of opening stock in one piece. 422 when rows have problems and may not be left out. */
  @Post()
  @Can('import', 'StockMove')
  create(@Body() input: ImportInput): Promise<ImportRecord> {
    return this.imports.create(input);
  }

  /** Takes the opening stock of an import back. 409 when one of the items has moved since. */
  @Post(':id/undo')
  @HttpCode(200)
  @Can('import', 'StockMove')
  undo(@Param('id', IdPipe) id: number): Promise<ImportRecord> {
    return this.imports.undo(id);
  }
}
