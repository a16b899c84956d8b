import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { VendorContactInput, type VendorContactRecord } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { BulkIds } from '../../platform/rest/bulk.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { Version } from '../../platform/rest/version.ts';
import { VendorContactsService } from './vendor-contacts.service.ts';

/** VendorContact persons of vendors; one of them is the primary contact. */
@Controller('api/v1/vendor-contacts')
export class VendorContactsController {
  constructor(private readonly contacts: VendorContactsService) {}

  /** Lists contact persons, one page at a time; usually filtered by `vendorId`. */
  @Get()
  @Can('read', 'VendorContact')
  list(@Query() query: ListQuery): Promise<Page<VendorContactRecord>> {
    return this.contacts.list(query);
  }

  /** Returns one contact person. */
  @Get(':id')
  @Can('read', 'VendorContact')
  get(@Param('id', IdPipe) id: number): Promise<VendorContactRecord> {
    return this.contacts.get(id);
  }

  /** Adds a contact person; a new primary contact replaces the old one. */
  @Post()
  @Can('create', 'VendorContact')
  create(@Body() input: VendorContactInput): Promise<VendorContactRecord> {
    return this.contacts.create(input);
  }

  /** Replaces a contact person's data. 409 when somebody else has saved it in the meantime. */
  @Put(':id')
  @Can('update', 'VendorContact')
  update(
    @Param('id', IdPipe) id: number,
    @Version() version: number,
    @Body() input: VendorContactInput,
  ): Promise<VendorContactRecord> {
    return this.contacts.update(id, version, input);
  }

  /** Deletes a contact person that no invoice names. */
  @Delete(':id')
  @Can('delete', 'VendorContact')
  remove(@Param('id', IdPipe) id: number, @Version() version: number): Promise<VendorContactRecord> {
    return this.contacts.remove(id, version);
  }

  /** Deletes several contact persons, all or none; returns their ids. */
  @Delete()
  @HttpCode(200)
  @Can('delete', 'VendorContact')
  removeMany(@BulkIds() ids: number[]): Promise<number[]> {
    return this.contacts.removeMany(ids);
  }
}
