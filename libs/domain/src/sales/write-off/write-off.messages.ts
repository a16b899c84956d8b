import { invalid } from '../../platform/errors/message.ts';

export const writeOffMessages = {
  'write_off.before_invoice': invalid({
    en: 'The write-off date is before the invoice date.',
    lt: 'Nurašymo data yra ankstesnė už sąskaitos datą.',
    no: 'Datoen for tapsføringen er før fakturadatoen.',
  }),
  'write_off.in_future': invalid({
    en: 'The write-off date is in the future.',
    lt: 'Nurašymo data dar neatėjo.',
    no: 'Datoen for tapsføringen er i fremtiden.',
  }),
  'write_off.above_balance': invalid({
    en: 'This is more than the outstanding amount.',
    lt: 'Negalima nurašyti daugiau, negu dar liko sumokėti.',
    no: 'Det kan ikke tapsføres mer enn det som gjenstår å betale.',
  }),
};
