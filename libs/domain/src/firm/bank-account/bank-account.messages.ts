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
  'bank_account.kid_too_short': invalid({
    en: 'The KID of %{length} characters that was agreed with the bank is too short for this invoice.',
    lt: 'Su banku sutartas %{length} ženklų KID šiai sąskaitai per trumpas.',
    no: 'KID på %{length} tegn, som er avtalt med banken, er for kort for denne fakturaen.',
  }),
};
