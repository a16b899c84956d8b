import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { VendorInput, MergeInput, type MergePreview, type VendorRecord } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { BulkIds } from '../../platform/rest/bulk.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { Version } from '../../platform/rest/version.ts';
import { VendorsService } from './vendors.service.ts';

/** Vendors: companies and people that the firm buys from, with their bank accounts. */
@Controller('api/v1/vendors')
export class VendorsController {
  constructor(private readonly vendors: VendorsService) {}

  /** Lists vendors, one page at a time. */
  @Get()
  @Can('read', 'Vendor')
  list(@Query() query: ListQuery): Promise<Page<VendorRecord>> {
    return this.vendors.list(query);
  }

  /** Returns one vendor. */
  @Get(':id')
  @Can('read', 'Vendor')
  get(@Param('id', IdPipe) id: number): Promise<VendorRecord> {
    return this.vendors.get(id);
  }

  /** Adds a vendor. */
  @Post()
  @Can('create', 'Vendor')
  create(@Body() input: VendorInput): Promise<VendorRecord> {
    return this.vendors.create(input);
  }

  /** Replaces a vendor's data. 409 when somebody else has saved it in the meantime. */
  @Put(':id')
  @Can('update', 'Vendor')
  update(@Param('id', IdPipe) id: number, @Version() version: number, @Body() input: VendorInput): Promise<VendorRecord> {
    return this.vendors.update(id, version, input);
  }

  /** Previews which records a merge would move to this vendor. 422 when the two cannot be merged. */
  @Get(':id/merge/:mergedId')
  @Can('merge', 'Vendor')
  previewMerge(@Param('id', IdPipe) id: number, @Param('mergedId', IdPipe) mergedId: number): Promise<MergePreview> {
    return this.vendors.previewMerge(id, mergedId);
  }

  /** Merges another vendor into this one: all records of the other move here, and the other is deleted. This cannot be undone. */
  @Post(':id/merge')
  @HttpCode(200)
  @Can('merge', 'Vendor')
  merge(@Param('id', IdPipe) id: number, @Body() input: MergeInput): Promise<VendorRecord> {
    return this.vendors.merge(id, input);
  }

  /** Deletes a vendor that no record refers to. */
  @Delete(':id')
  @Can('delete', 'Vendor')
  remove(@Param('id', IdPipe) id: number, @Version() version: number): Promise<VendorRecord> {
    return this.vendors.remove(id, version);
  }

  /** Deletes several vendors, all or none; returns their ids. */
  @Delete()
  @HttpCode(200)
  @Can('delete', 'Vendor')
  removeMany(@BulkIds() ids: number[]): Promise<number[]> {
    return this.vendors.removeMany(ids);
  }
}
