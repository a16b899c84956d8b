import { invalid } from '../../platform/errors/message.ts';

export const setupMessages = {
  'setup.vat_code_missing': invalid({
    en: 'Enter the VAT code, or say that the firm is not registered for VAT.',
    lt: 'Įrašykite PVM mokėtojo kodą arba pažymėkite, kad įmonė nėra PVM mokėtoja.',
    no: 'Skriv inn MVA-nummeret, eller velg at firmaet ikke er registrert for MVA.',
  }),
  'setup.bank_name_missing': invalid({
    en: 'Enter the name of the bank.',
    lt: 'Įrašykite banko pavadinimą.',
    no: 'Skriv inn navnet på banken.',
  }),
};
