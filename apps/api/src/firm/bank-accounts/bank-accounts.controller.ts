import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { BankAccountInput, type BankAccountRecord } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { BulkIds } from '../../platform/rest/bulk.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { Version } from '../../platform/rest/version.ts';
import { BankAccountsService } from './bank-accounts.service.ts';

/** The organisation's own bank accounts, which are printed on invoices. */
@Controller('api/v1/bank-accounts')
export class BankAccountsController {
  constructor(private readonly bankAccounts: BankAccountsService) {}

  /** Lists bank accounts, one page at a time. */
  @Get()
  @Can('read', 'BankAccount')
  list(@Query() query: ListQuery): Promise<Page<BankAccountRecord>> {
    return this.bankAccounts.list(query);
  }

  /** Returns one bank account. */
  @Get(':id')
  @Can('read', 'BankAccount')
  get(@Param('id', IdPipe) id: number): Promise<BankAccountRecord> {
    return this.bankAccounts.get(id);
  }

  /** Adds a bank account. */
  @Post()
  @Can('create', 'BankAccount')
  create(@Body() input: BankAccountInput): Promise<BankAccountRecord> {
    return this.bankAccounts.create(input);
  }

  /** Replaces a bank account. */
  @Put(':id')
  @Can('update', 'BankAccount')
  update(
    @Param('id', IdPipe) id: number,
    @Version() version: number,
    @Body() input: BankAccountInput,
  ): Promise<BankAccountRecord> {
    return this.bankAccounts.update(id, version, input);
  }

  /** Deletes a bank account that nothing refers to. */
  @Delete(':id')
  @Can('delete', 'BankAccount')
  remove(@Param('id', IdPipe) id: number, @Version() version: number): Promise<BankAccountRecord> {
    return this.bankAccounts.remove(id, version);
  }

  /** Deletes several, all or none; returns their ids. */
  @Delete()
  @HttpCode(200)
  @Can('delete', 'BankAccount')
  removeMany(@BulkIds() ids: number[]): Promise<number[]> {
    return this.bankAccounts.removeMany(ids);
  }
}
