import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { TaxRateInput, type TaxRateRecord } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { BulkIds } from '../../platform/rest/bulk.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { Version } from '../../platform/rest/version.ts';
import { TaxRatesService } from './tax-rates.service.ts';

/** VAT rates, each with its category and the dates on which it is valid. */
@Controller('api/v1/tax-rates')
export class TaxRatesController {
  constructor(private readonly taxRates: TaxRatesService) {}

  /** Lists tax rates, one page at a time. */
  @Get()
  @Can('read', 'TaxRate')
  list(@Query() query: ListQuery): Promise<Page<TaxRateRecord>> {
    return this.taxRates.list(query);
  }

  /** Returns one tax rate. */
  @Get(':id')
  @Can('read', 'TaxRate')
  get(@Param('id', IdPipe) id: number): Promise<TaxRateRecord> {
    return this.taxRates.get(id);
  }

  /** Adds a tax rate. */
  @Post()
  @Can('create', 'TaxRate')
  create(@Body() input: TaxRateInput): Promise<TaxRateRecord> {
    return this.taxRates.create(input);
  }

  /** Replaces a tax rate. */
  @Put(':id')
  @Can('update', 'TaxRate')
  update(@Param('id', IdPipe) id: number, @Version() version: number, @Body() input: TaxRateInput): Promise<TaxRateRecord> {
    return this.taxRates.update(id, version, input);
  }

  /** Deletes a tax rate that nothing refers to. */
  @Delete(':id')
  @Can('delete', 'TaxRate')
  remove(@Param('id', IdPipe) id: number, @Version() version: number): Promise<TaxRateRecord> {
    return this.taxRates.remove(id, version);
  }

  /** Deletes several, all or none; returns their ids. */
  @Delete()
  @HttpCode(200)
  @Can('delete', 'TaxRate')
  removeMany(@BulkIds() ids: number[]): Promise<number[]> {
    return this.taxRates.removeMany(ids);
  }
}
