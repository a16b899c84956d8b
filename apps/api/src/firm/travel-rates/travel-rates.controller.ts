import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { TravelRateInput, type TravelRateRecord } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { BulkIds } from '../../platform/rest/bulk.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { Version } from '../../platform/rest/version.ts';
import { TravelRatesService } from './travel-rates.service.ts';

/** What the firm pays for kilometres and days of travel, each rate with the dates on which it is valid. */
@Controller('api/v1/travel-rates')
export class TravelRatesController {
  constructor(private readonly travelRates: TravelRatesService) {}

  /** Lists rate of travels, one page at a time. */
  @Get()
  @Can('read', 'TravelRate')
  list(@Query() query: ListQuery): Promise<Page<TravelRateRecord>> {
    return this.travelRates.list(query);
  }

  /** Returns one rate of travel. */
  @Get(':id')
  @Can('read', 'TravelRate')
  get(@Param('id', IdPipe) id: number): Promise<TravelRateRecord> {
    return this.travelRates.get(id);
  }

  /** Adds a rate of travel. */
  @Post()
  @Can('create', 'TravelRate')
  create(@Body() input: TravelRateInput): Promise<TravelRateRecord> {
    return this.travelRates.create(input);
  }

  /** Replaces a rate of travel. */
  @Put(':id')
  @Can('update', 'TravelRate')
  update(@Param('id', IdPipe) id: number, @Version() version: number, @Body() input: TravelRateInput): Promise<TravelRateRecord> {
    return this.travelRates.update(id, version, input);
  }

  /** Deletes a rate of travel that nothing refers to. */
  @Delete(':id')
  @Can('delete', 'TravelRate')
  remove(@Param('id', IdPipe) id: number, @Version() version: number): Promise<TravelRateRecord> {
    return this.travelRates.remove(id, version);
  }

  /** Deletes several, all or none; returns their ids. */
  @Delete()
  @HttpCode(200)
  @Can('delete', 'TravelRate')
  removeMany(@BulkIds() ids: number[]): Promise<number[]> {
    return this.travelRates.removeMany(ids);
  }
}
