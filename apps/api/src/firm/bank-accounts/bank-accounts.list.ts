import type { BankAccountRecord } from '@kontor/domain';
import { alphabetic, columnsOf } from '../../platform/rest/columns-of.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from } from '../../platform/rest/table.ts';
import { BankAccount } from './bank-account.entity.ts';

const b = from(BankAccount, 'b');

export const bankAccountList = listOf<BankAccountRecord>('bank-accounts', b, {
  columns: columnsOf(b, {
    bankName: alphabetic,
  }),
  search: ['bankName', 'iban'],
  sort: ['bankName', 'ASC'],
});
