import { invalid } from '../../platform/errors/message.ts';

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
};
