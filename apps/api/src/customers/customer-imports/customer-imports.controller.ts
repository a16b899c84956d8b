import { Body, Controller, Get, HttpCode, Param, Query } from '@nestjs/common';
import { ImportInput, type CustomerImportPreview, type ImportRecord } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { CustomerImportsService } from './customer-imports.service.ts';

/** Customers with their contact persons from CSV files: previewed, imported, undone. */
@Controller('api/v1/customer-imports')
export class CustomerImportsController {
  constructor(private readonly imports: CustomerImportsService) {}

  /** Lists past imports of customers, newest first. */
  @Get()
  @Can('import', 'Customer')
  list(@Query() query: ListQuery): Promise<Page<ImportRecord>> {
    return this.imports.list(query);
  }

  /** Previews the import of a file of customers, row by row. Writes nothing. */
  @Post('preview')
  @HttpCode(200)
  @Can('import', 'Customer')
  preview(@Body() input: ImportInput): Promise<CustomerImportPreview> {
    return this.imports.preview(input);
  }

  /** Imports a file of customers in one piece. 422 when rows have problems and may not be left out. */
  @Post()
  @Can('import', 'Customer')
  create(@Body() input: ImportInput): Promise<ImportRecord> {
    return this.imports.create(input);
  }

  /** Deletes what an import added and puts back what it changed. 409 when one of the records was changed since or is in use. */
  @Post(':id/undo')
  @HttpCode(200)
  @Can('import', 'Customer')
  undo(@Param('id', IdPipe) id: number): Promise<ImportRecord> {
    return this.imports.undo(id);
  }
}
