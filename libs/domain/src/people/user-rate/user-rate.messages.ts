import { conflict, invalid } from '../../platform/errors/message.ts';

export const userRateMessages = {
  'user_rate.exists': conflict({
    en: 'There is already a rate from this day on.',
    lt: 'Nuo šios dienos įkainis jau yra.',
    no: 'Det finnes allerede en timepris fra denne dagen.',
  }),
  'user_rate.keeps_user': invalid({
    en: 'A rate cannot move to another person.',
    lt: 'Įkainis lieka prie savo žmogaus.',
    no: 'En timepris hører til sin person.',
  }),
};
