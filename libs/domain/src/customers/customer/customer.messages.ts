import { invalid } from '../../platform/errors/message.ts';

export const customerMessages = {
  'customer.keeps_currency': invalid(
    'Hours, open invoices or credit of this customer are in %{currency}: the currency can no longer change.',
  ),
};
