import { conflict, invalid } from '../../platform/errors/message.ts';

export const timerMessages = {
  'timer.not_running': conflict({
    en: 'No timer is running.',
    lt: 'Laikmatis neveikia.',
    no: 'Ingen stoppeklokke går.',
  }),
  'timer.too_short': invalid({
    en: 'The timer ran for less than a minute, so nothing was logged.',
    lt: 'Laikmatis veikė trumpiau nei minutę; nieko neįrašyta.',
    no: 'Stoppeklokken gikk i under ett minutt; ingenting ble ført.',
  }),
};
