import { invalid } from '../../platform/errors/message.ts';

export const partyMessages = {
  'party.bad_legal_code': invalid('The check digit of this company code does not fit.'),
  'party.bad_vat_code': invalid('This VAT code does not have the right form.'),
};
