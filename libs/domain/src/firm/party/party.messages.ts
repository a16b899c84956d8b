import { conflict, invalid } from '../../platform/errors/message.ts';

export const partyMessages = {
  'party.bad_legal_code': invalid({
    en: 'The check digit of this company code does not fit.',
    lt: 'Netinka šio įmonės kodo kontrolinis skaitmuo.',
    no: 'Kontrollsifferet i dette organisasjonsnummeret stemmer ikke.',
  }),
  'party.bad_vat_code': invalid({
    en: 'This VAT code does not have the right form.',
    lt: 'Netinkamas šio PVM kodo formatas.',
    no: 'Dette mva-nummeret har ikke riktig form.',
  }),
  'party.alike_legal_code': conflict({
    en: '%{name} already has this company code.',
    lt: 'Tokį įmonės kodą jau turi %{name}.',
    no: '%{name} har allerede dette organisasjonsnummeret.',
  }),
  'party.alike_vat_code': conflict({
    en: '%{name} already has this VAT code.',
    lt: 'Tokį PVM mokėtojo kodą jau turi %{name}.',
    no: '%{name} har allerede dette mva-nummeret.',
  }),
  'party.alike_account': conflict({
    en: '%{name} already has this bank account.',
    lt: 'Tokią banko sąskaitą jau turi %{name}.',
    no: '%{name} har allerede denne bankkontoen.',
  }),
};
