import { Body, Controller, Delete, Get, HttpCode, Param, Query } from '@nestjs/common';
import { CustomerLinkInput, type CustomerLinkRecord, type NewCustomerLink } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { NeverKept } from '../../platform/rest/idempotency/never-kept.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { CustomerLinksService } from './customer-links.service.ts';

/** Links by which customers read their documents without an account. */
@NeverKept()
@Controller('api/v1/customer-links')
export class CustomerLinksController {
  constructor(private readonly links: CustomerLinksService) {}

  /** Links, the newest first; of one document or customer with a filter of its id. The filter also takes `isOfCustomer`. */
  @Get()
  @Can('read', 'CustomerLink')
  list(@Query() query: ListQuery): Promise<Page<CustomerLinkRecord>> {
    return this.links.list(query);
  }

  /** One link, without its address. */
  @Get(':id')
  @Can('read', 'CustomerLink')
  get(@Param('id', IdPipe) id: number): Promise<CustomerLinkRecord> {
    return this.links.get(id);
  }

  /** Creates a link to an issued document or a customer's page, and returns its address this once. Needs the right to send the document. */
  @Post()
  @Can('create', 'CustomerLink')
  create(@Body() input: CustomerLinkInput): Promise<NewCustomerLink> {
    return this.links.create(input);
  }

  /** Ends a link: its address stops working. It stays in the list. */
  @Delete(':id')
  @HttpCode(200)
  @Can('delete', 'CustomerLink')
  end(@Param('id', IdPipe) id: number): Promise<CustomerLinkRecord> {
    return this.links.end(id);
  }
}
