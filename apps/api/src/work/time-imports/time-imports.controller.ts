import { Body, Controller, Get, HttpCode, Param, Query } from '@nestjs/common';
import { TimeImportInput, type TimeImportPreview, type TimeImportRecord } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { TimeImportsService } from './time-imports.service.ts';

/** Hours from the CSV files of other time trackers: previewed, imported, undone. */
@Controller('api/v1/time-imports')
export class TimeImportsController {
  constructor(private readonly imports: TimeImportsService) {}

  /** Lists imports of hours, newest first. */
  @Get()
  @Can('import', 'TimeEntry')
  list(@Query() query: ListQuery): Promise<Page<TimeImportRecord>> {
    return this.imports.list(query);
  }

  /** Returns one import. */
  @Get(':id')
  @Can('import', 'TimeEntry')
  get(@Param('id', IdPipe) id: number): Promise<TimeImportRecord> {
    return this.imports.get(id);
  }

  /**
   * Parses a file of hours and returns the result for each row, and the names without a record. `names` says what those stand for: a
   * record, or one that the import adds. Writes nothing.
   */
  @Post('preview')
  @HttpCode(200)
  @Can('import', 'TimeEntry')
  preview(@Body() input: TimeImportInput): Promise<TimeImportPreview> {
    return this.imports.preview(input);
  }

  /**
   * Imports a file of hours in one transaction, with the customers, projects and people that `names` adds, each with the right to create
   * it. 422 when rows have problems and may not be skipped.
   */
  @Post()
  @Can('import', 'TimeEntry')
  create(@Body() input: TimeImportInput): Promise<TimeImportRecord> {
    return this.imports.create(input);
  }

  /** Deletes the hours of an import, and what it added where nothing else uses it. 409 when some hours are on an invoice already. */
  @Post(':id/undo')
  @HttpCode(200)
  @Can('import', 'TimeEntry')
  undo(@Param('id', IdPipe) id: number): Promise<TimeImportRecord> {
    return this.imports.undo(id);
  }
}
