import { conflict, invalid } from '../../platform/errors/message.ts';

export const paymentMessages = {
  'payment.before_invoice': invalid('The payment date is before the invoice date.'),
  'payment.in_future': invalid('The payment date is in the future.'),
  'payment.no_credit': conflict('This customer has no unused credit in %{currency}.'),
  'payment.other_customer': invalid('This invoice belongs to another customer.'),
  'payment.other_currency': invalid('This invoice is in another currency.'),
  'payment.over_balance': invalid('This is more than the outstanding amount.'),
  'payment.over_amount': invalid('You have allocated more than the payment.'),
};
