import { Module } from '@nestjs/common';
import { BankAccountsController } from './bank-accounts.controller.ts';
import { BankAccountsService } from './bank-accounts.service.ts';

@Module({ controllers: [BankAccountsController], providers: [BankAccountsService], exports: [BankAccountsService] })
export class BankAccountsModule {}
