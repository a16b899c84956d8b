import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { ClassifierInput, type ClassifierRecord } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { BulkIds } from '../../platform/rest/bulk.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { Version } from '../../platform/rest/version.ts';
import { ClassifiersService } from './classifiers.service.ts';

/** Lists that the organisation maintains: units, categories, reasons, sizes. */
@Controller('api/v1/classifiers')
export class ClassifiersController {
  constructor(private readonly classifiers: ClassifiersService) {}

  /** Lists the entries of classifiers, one page at a time. */
  @Get()
  @Can('read', 'Classifier')
  list(@Query() query: ListQuery): Promise<Page<ClassifierRecord>> {
    return this.classifiers.list(query);
  }

  /** Returns one entry. */
  @Get(':id')
  @Can('read', 'Classifier')
  get(@Param('id', IdPipe) id: number): Promise<ClassifierRecord> {
    return this.classifiers.get(id);
  }

  /** Adds an entry. */
  @Post()
  @Can('create', 'Classifier')
  create(@Body() input: ClassifierInput): Promise<ClassifierRecord> {
    return this.classifiers.create(input);
  }

  /** Replaces an entry. */
  @Put(':id')
  @Can('update', 'Classifier')
  update(@Param('id', IdPipe) id: number, @Version() version: number, @Body() input: ClassifierInput): Promise<ClassifierRecord> {
    return this.classifiers.update(id, version, input);
  }

  /** Deletes an entry that nothing refers to. */
  @Delete(':id')
  @Can('delete', 'Classifier')
  remove(@Param('id', IdPipe) id: number, @Version() version: number): Promise<ClassifierRecord> {
    return this.classifiers.remove(id, version);
  }

  /** Deletes several, all or none; returns their ids. */
  @Delete()
  @HttpCode(200)
  @Can('delete', 'Classifier')
  removeMany(@BulkIds() ids: number[]): Promise<number[]> {
    return this.classifiers.removeMany(ids);
  }
}
