import { defineSubject } from '../../platform/subjects/subject.ts';
import { BankAccount } from './bank-account.entity.ts';

export const bankAccountSubject = defineSubject({
  entity: BankAccount,
  constraints: {
    bank_account_iban_unique: { code: 'error.already_exists', field: 'iban' },
  },
});
