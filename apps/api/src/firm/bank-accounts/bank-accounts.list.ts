import type { BankAccountRecord } from '@kontor/domain';
import { flag, moment, name, shown, text, whole } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';

export const bankAccountList = listOf<BankAccountRecord>({
  name: 'bank-accounts',
  subject: 'BankAccount',
  table: 'bank_account b',
  columns: {
    id: whole('b.id'),
    version: shown('b.version'),
    createdAt: moment('b.created_at'),
    updatedAt: moment('b.updated_at'),
    bankName: name('b.bank_name'),
    iban: text('b.iban'),
    bic: text('b.bic'),
    currency: text('b.currency'),
    isDefault: flag('b.is_default'),
    kidMethod: text('b.kid_method'),
    kidLength: whole('b.kid_length'),
  },
  search: ['bankName', 'iban'],
  sort: ['bankName', 'ASC'],
});
