import { invalid } from '../../platform/errors/message.ts';

export const vendorMessages = {
  'vendor.bad_account': invalid('The check digits of this IBAN or account number do not fit.'),
};
