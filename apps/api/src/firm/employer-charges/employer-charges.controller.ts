import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { EmployerChargeInput, type EmployerChargeRecord } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { BulkIds } from '../../platform/rest/bulk.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { Version } from '../../platform/rest/version.ts';
import { EmployerChargesService } from './employer-charges.service.ts';

/** What employers pay on top of wages by country and zone, each percent from a day on; the default ones are what the organisation pays. */
@Controller('api/v1/employer-charges')
export class EmployerChargesController {
  constructor(private readonly employerCharges: EmployerChargesService) {}

  /** Lists employer charges, one page at a time. */
  @Get()
  @Can('read', 'EmployerCharge')
  list(@Query() query: ListQuery): Promise<Page<EmployerChargeRecord>> {
    return this.employerCharges.list(query);
  }

  /** Returns one employer charge. */
  @Get(':id')
  @Can('read', 'EmployerCharge')
  get(@Param('id', IdPipe) id: number): Promise<EmployerChargeRecord> {
    return this.employerCharges.get(id);
  }

  /** Adds an employer charge. */
  @Post()
  @Can('create', 'EmployerCharge')
  create(@Body() input: EmployerChargeInput): Promise<EmployerChargeRecord> {
    return this.employerCharges.create(input);
  }

  /** Replaces an employer charge. */
  @Put(':id')
  @Can('update', 'EmployerCharge')
  update(
    @Param('id', IdPipe) id: number,
    @Version() version: number,
    @Body() input: EmployerChargeInput,
  ): Promise<EmployerChargeRecord> {
    return this.employerCharges.update(id, version, input);
  }

  /** Deletes an employer charge. */
  @Delete(':id')
  @Can('delete', 'EmployerCharge')
  remove(@Param('id', IdPipe) id: number, @Version() version: number): Promise<EmployerChargeRecord> {
    return this.employerCharges.remove(id, version);
  }

  /** Deletes several, all or none; returns their ids. */
  @Delete()
  @HttpCode(200)
  @Can('delete', 'EmployerCharge')
  removeMany(@BulkIds() ids: number[]): Promise<number[]> {
    return this.employerCharges.removeMany(ids);
  }
}
