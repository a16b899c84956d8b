import { conflict, invalid } from '../../platform/errors/message.ts';

export const userRateMessages = {
  'user_rate.exists': conflict('There is already a rate from this day on.'),
  'user_rate.keeps_user': invalid('A rate cannot move to another person.'),
};
