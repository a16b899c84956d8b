import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { ContactInput, type ContactRecord } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { BulkIds } from '../../platform/rest/bulk.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { Version } from '../../platform/rest/version.ts';
import { ContactsService } from './contacts.service.ts';

/** Contact persons of customers; one of them is the primary contact. */
@Controller('api/v1/contacts')
export class ContactsController {
  constructor(private readonly contacts: ContactsService) {}

  /** Lists contact persons, one page at a time; usually filtered by `customerId`. */
  @Get()
  @Can('read', 'Contact')
  list(@Query() query: ListQuery): Promise<Page<ContactRecord>> {
    return this.contacts.list(query);
  }

  /** Returns one contact person. */
  @Get(':id')
  @Can('read', 'Contact')
  get(@Param('id', IdPipe) id: number): Promise<ContactRecord> {
    return this.contacts.get(id);
  }

  /** Adds a contact person; a new primary contact replaces the old one. */
  @Post()
  @Can('create', 'Contact')
  create(@Body() input: ContactInput): Promise<ContactRecord> {
    return this.contacts.create(input);
  }

  /** Replaces a contact person's data. 409 when somebody else has saved it in the meantime. */
  @Put(':id')
  @Can('update', 'Contact')
  update(@Param('id', IdPipe) id: number, @Version() version: number, @Body() input: ContactInput): Promise<ContactRecord> {
    return this.contacts.update(id, version, input);
  }

  /** Deletes a contact person that no invoice names. */
  @Delete(':id')
  @Can('delete', 'Contact')
  remove(@Param('id', IdPipe) id: number, @Version() version: number): Promise<ContactRecord> {
    return this.contacts.remove(id, version);
  }

  /** Deletes several contact persons, all or none; returns their ids. */
  @Delete()
  @HttpCode(200)
  @Can('delete', 'Contact')
  removeMany(@BulkIds() ids: number[]): Promise<number[]> {
    return this.contacts.removeMany(ids);
  }
}
