import { Contact } from '../../src/customers/contacts/contact.entity.ts';
import { Customer } from '../../src/customers/customers/customer.entity.ts';
import { rowsOf } from './store.ts';

export const aCustomer = rowsOf(Customer)(() => ({
  name: 'UAB Ąžuolas',
  street: 'Pilies g. 1',
  city: 'Vilnius',
  country: 'LT',
  currency: 'EUR',
}));
export const aContact = rowsOf(Contact)(() => ({ customerId: aCustomer(), firstName: 'Jonas', lastName: 'Žukas' }));
