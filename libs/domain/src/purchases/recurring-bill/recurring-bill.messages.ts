import { conflict, invalid } from '../../platform/errors/message.ts';

export const recurringBillMessages = {
  'recurring_bill.no_lines': invalid({
    en: 'Add a line: it is repeated on each bill.',
    lt: 'Įtraukite eilutę: ji kartosis kiekvienoje sąskaitoje.',
    no: 'Legg til en linje: den gjentas på hver faktura.',
  }),
  'recurring_bill.date_taken': conflict({
    en: 'There is already a bill for this date.',
    lt: 'Šios datos pirkimo sąskaita jau yra.',
    no: 'Det finnes allerede en inngående faktura for denne datoen.',
  }),
};
