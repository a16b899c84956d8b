import { invalid } from '../../platform/errors/message.ts';

export const vendorMessages = {
  'vendor.bad_account': invalid({
    en: 'The check digits of this IBAN or account number do not fit.',
    lt: 'Netinka šio IBAN arba sąskaitos numerio kontroliniai skaitmenys.',
    no: 'Kontrollsifrene i dette IBAN- eller kontonummeret stemmer ikke.',
  }),
};
