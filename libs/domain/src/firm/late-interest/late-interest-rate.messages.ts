import { conflict, invalid } from '../../platform/errors/message.ts';

export const lateInterestMessages = {
  'late_interest.rate_exists': conflict({
    en: 'There is already a rate from this date.',
    lt: 'Nuo šios dienos jau yra palūkanų norma.',
    no: 'Det finnes allerede en sats fra denne datoen.',
  }),
  'late_interest.no_rate': invalid({
    en: 'Add a rate before you claim late interest.',
    lt: 'Pirmiausia įrašykite palūkanų normą.',
    no: 'Legg inn en sats før dere krever forsinkelsesrente.',
  }),
};
