import { BankAccount } from '../../src/firm/bank-accounts/bank-account.entity.ts';
import { next, rowsOf } from './store.ts';

export const aBankAccount = rowsOf(BankAccount)(() => ({ bankName: 'DNB', iban: `LT${next()}`, currency: 'EUR' }));
