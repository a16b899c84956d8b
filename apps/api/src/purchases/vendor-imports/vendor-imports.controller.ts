import { Body, Controller, Get, HttpCode, Param, Query } from '@nestjs/common';
import { ImportInput, type VendorImportPreview, type ImportRecord } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { VendorImportsService } from './vendor-imports.service.ts';

/** Vendors from CSV files: previewed, imported, undone. */
@Controller('api/v1/vendor-imports')
export class VendorImportsController {
  constructor(private readonly imports: VendorImportsService) {}

  /** Lists past imports of vendors, newest first. */
  @Get()
  @Can('import', 'Vendor')
  list(@Query() query: ListQuery): Promise<Page<ImportRecord>> {
    return this.imports.list(query);
  }

  /** Previews the import of a file of vendors, row by row. Writes nothing. */
  @Post('preview')
  @HttpCode(200)
  @Can('import', 'Vendor')
  preview(@Body() input: ImportInput): Promise<VendorImportPreview> {
    return this.imports.preview(input);
  }

  /** Imports a file of vendors in one piece. 422 when rows have problems and may not be left out. */
  @Post()
  @Can('import', 'Vendor')
  create(@Body() input: ImportInput): Promise<ImportRecord> {
    return this.imports.create(input);
  }

  /** Deletes what an import added and puts back what it changed. 409 when one of the records was changed since or is in use. */
  @Post(':id/undo')
  @HttpCode(200)
  @Can('import', 'Vendor')
  undo(@Param('id', IdPipe) id: number): Promise<ImportRecord> {
    return this.imports.undo(id);
  }
}
