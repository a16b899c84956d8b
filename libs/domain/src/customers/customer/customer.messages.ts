import { invalid } from '../../platform/errors/message.ts';

export const customerMessages = {
  'customer.bad_legal_code': invalid('The check digit of this company code does not fit.'),
  'customer.bad_vat_code': invalid('This VAT code does not have the right form.'),
  'customer.keeps_currency': invalid(
    'Hours, open invoices or credit of this customer are in %{currency}: the currency can no longer change.',
  ),
};
