import { Body, Controller, Get, HttpCode, Param, Query } from '@nestjs/common';
import { ImportInput, type ImportRecord, type ItemImportPreview } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { ItemImportsService } from './item-imports.service.ts';

/** Goods and services from CSV files: previewed, imported, undone. */
@Controller('api/v1/item-imports')
export class ItemImportsController {
  constructor(private readonly imports: ItemImportsService) {}

  /** Lists past imports of items, newest first. */
  @Get()
  @Can('import', 'Item')
  list(@Query() query: ListQuery): Promise<Page<ImportRecord>> {
    return this.imports.list(query);
  }

  /** Previews the import of a file of items, row by row. Writes nothing. */
  @Post('preview')
  @HttpCode(200)
  @Can('import', 'Item')
  preview(@Body() input: ImportInput): Promise<ItemImportPreview> {
    return this.imports.preview(input);
  }

  /** Imports a file of items in one piece. 422 when rows have problems and may not be left out. */
  @Post()
  @Can('import', 'Item')
  create(@Body() input: ImportInput): Promise<ImportRecord> {
    return this.imports.create(input);
  }

  /** Deletes what an import added and puts back what it changed. 409 when one of the items was changed since or is in use. */
  @Post(':id/undo')
  @HttpCode(200)
  @Can('import', 'Item')
  undo(@Param('id', IdPipe) id: number): Promise<ImportRecord> {
    return this.imports.undo(id);
  }
}
