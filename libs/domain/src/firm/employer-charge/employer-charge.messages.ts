import { conflict, invalid } from '../../platform/errors/message.ts';

export const employerChargeMessages = {
  'employer_charge.exists': conflict({
    en: 'There is already a percent of this kind and zone from that day.',
    lt: 'Nuo šios dienos jau yra šios rūšies ir zonos procentas.',
    no: 'Det finnes allerede en prosent av denne typen og sonen fra den dagen.',
  }),
  'employer_charge.default_exists': conflict({
    en: 'The organisation already pays another percent of this kind from that day.',
    lt: 'Nuo šios dienos organizacija jau moka kitą šios rūšies procentą.',
    no: 'Firmaet betaler allerede en annen prosent av denne typen fra den dagen.',
  }),
  'employer_charge.holiday_pay_of_itself': invalid({
    en: 'Holiday pay is a percent of the wages alone.',
    lt: 'Atostoginiai skaičiuojami tik nuo darbo užmokesčio.',
    no: 'Feriepenger regnes av lønnen alene.',
  }),
};
