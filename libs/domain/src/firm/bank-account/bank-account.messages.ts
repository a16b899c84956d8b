import { invalid } from '../../platform/errors/message.ts';

export const bankAccountMessages = {
  'bank_account.bad_iban': invalid({
    en: 'This is not a valid IBAN.',
    lt: 'Tai nėra galiojantis IBAN.',
    no: 'Dette er ikke et gyldig IBAN.',
  }),
  'bank_account.bad_bic': invalid({
    en: 'This is not a valid BIC.',
    lt: 'Tai nėra galiojantis BIC.',
    no: 'Dette er ikke en gyldig BIC.',
  }),
};
