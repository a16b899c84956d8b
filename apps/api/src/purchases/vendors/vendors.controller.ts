import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { VendorInput, type VendorRecord } from '@kontor/domain';
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

  /** Confirms a changed bank account, in the version that the person saw. 409 for the person who changed it, unless nobody else may pay. */
  @Post(':id/confirm-account')
  @HttpCode(200)
  @Can('recordPayment', 'Bill')
  confirmAccount(@Param('id', IdPipe) id: number, @Version() version: number): Promise<VendorRecord> {
    return this.vendors.confirmAccount(id, version);
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
