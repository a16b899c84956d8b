import { invalid } from '../../platform/errors/message.ts';

export const bankAccountMessages = {
  'bank_account.bad_iban': invalid('This is not a valid IBAN.'),
  'bank_account.bad_bic': invalid('This is not a valid BIC.'),
};
