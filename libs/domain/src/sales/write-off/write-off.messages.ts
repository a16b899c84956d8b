import { invalid } from '../../platform/errors/message.ts';

export const writeOffMessages = {
  'write_off.before_invoice': invalid('The write-off date is before the invoice date.'),
  'write_off.in_future': invalid('The write-off date is in the future.'),
  'write_off.above_balance': invalid('This is more than the outstanding amount.'),
};
