import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { NumberSeriesInput, type NumberCompleteness, type NumberSeriesRecord } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Version } from '../../platform/rest/version.ts';
import { NumberSeriesService } from './number-series.service.ts';

/** How documents are numbered, and whether their numbers are complete. */
@Controller('api/v1/number-series')
export class NumberSeriesController {
  constructor(private readonly series: NumberSeriesService) {}

  /** The series that documents get their numbers from, one for each kind. */
  @Get()
  @Can('read', 'NumberSeries')
  list(@Query() query: ListQuery): Promise<Page<NumberSeriesRecord>> {
    return this.series.list(query);
  }

  /** One series, with what the next document would be called today. */
  @Get(':id')
  @Can('read', 'NumberSeries')
  get(@Param('id', IdPipe) id: number): Promise<NumberSeriesRecord> {
    return this.series.get(id);
  }

  /** The proof that no number was lost: what was issued, voided, dated earlier and is missing, by year. Needs the right to read all invoices. */
  @Get(':id/completeness')
  @Can('read', 'NumberSeries')
  completeness(@Param('id', IdPipe) id: number): Promise<NumberCompleteness> {
    return this.series.completeness(id);
  }

  /** Changes the pattern or raises the next number. Numbers that may have been given never come again. */
  @Put(':id')
  @Can('update', 'NumberSeries')
  update(
    @Param('id', IdPipe) id: number,
    @Version() version: number,
    @Body() input: NumberSeriesInput,
  ): Promise<NumberSeriesRecord> {
    return this.series.update(id, version, input);
  }
}
