import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { NumberSeriesInput, type NumberCompleteness, type NumberSeriesRecord } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { Version } from '../../platform/rest/version.ts';
import { NumberSeriesService } from './number-series.service.ts';

/** Number series of documents, and the check that no number is missing. */
@Controller('api/v1/number-series')
export class NumberSeriesController {
  constructor(private readonly series: NumberSeriesService) {}

  /** Lists number series. One of each kind is the default. */
  @Get()
  @Can('read', 'NumberSeries')
  list(@Query() query: ListQuery): Promise<Page<NumberSeriesRecord>> {
    return this.series.list(query);
  }

  /** Returns one series, with the number that the next document would get today. */
  @Get(':id')
  @Can('read', 'NumberSeries')
  get(@Param('id', IdPipe) id: number): Promise<NumberSeriesRecord> {
    return this.series.get(id);
  }

  /** Checks that no number was lost: by year, the issued, void, earlier dated and missing numbers. Needs the right to read all invoices. */
  @Get(':id/completeness')
  @Can('read', 'NumberSeries')
  completeness(@Param('id', IdPipe) id: number): Promise<NumberCompleteness> {
    return this.series.completeness(id);
  }

  /** Adds a series for a kind of document. As the default it replaces the old one. */
  @Post()
  @Can('create', 'NumberSeries')
  create(@Body() input: NumberSeriesInput): Promise<NumberSeriesRecord> {
    return this.series.create(input);
  }

  /** Changes the pattern, raises the next number or makes the series the default. A number that may have been given is never given again. */
  @Put(':id')
  @Can('update', 'NumberSeries')
  update(
    @Param('id', IdPipe) id: number,
    @Version() version: number,
    @Body() input: NumberSeriesInput,
  ): Promise<NumberSeriesRecord> {
    return this.series.update(id, version, input);
  }

  /** Deletes a series that has given no number and is not the default. */
  @Delete(':id')
  @Can('delete', 'NumberSeries')
  remove(@Param('id', IdPipe) id: number, @Version() version: number): Promise<NumberSeriesRecord> {
    return this.series.remove(id, version);
  }
}
