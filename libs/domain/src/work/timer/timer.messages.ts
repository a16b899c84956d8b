import { conflict, invalid } from '../../platform/errors/message.ts';

export const timerMessages = {
  'timer.not_running': conflict('No timer is running.'),
  'timer.too_short': invalid('The timer ran for less than a minute, so nothing was logged.'),
};
