import { describe, expect, it } from '@jest/globals';
import { assertReachable, recipientsOf, type MailKind } from './contact.rules.ts';

const person = (id: number, given: object = {}) => ({ id, email: `${id}@firm.example`, isPrimary: false, ...given });
const firm = 'firm@firm.example';

describe('the recipients', () => {
  it.each<[string, MailKind, Parameters<typeof recipientsOf>[1], string | null]>([
    [
      'are those who get invoices, the primary one first',
      'invoices',
      {
        contacts: [person(1), person(3, { getsInvoices: true }), person(7, { getsInvoices: true, isPrimary: true })],
        contactId: 1,
        email: firm,
      },
      '7@firm.example, 3@firm.example',
    ],
    [
      'of reminders are not those of invoices',
      'reminders',
      { contacts: [person(1, { getsInvoices: true }), person(2, { getsReminders: true })], email: firm },
      '2@firm.example',
    ],
    [
      'of estimates',
      'estimates',
      { contacts: [person(1, { isPrimary: true }), person(2, { getsEstimates: true })], email: firm },
      '2@firm.example',
    ],
    [
      'are the person of the document where nobody is chosen',
      'estimates',
      { contacts: [person(1, { isPrimary: true, getsInvoices: true }), person(2)], contactId: 2, email: firm },
      '2@firm.example',
    ],
    [
      'are the primary one where that person has no address',
      'invoices',
      { contacts: [person(1, { isPrimary: true }), person(2, { email: null })], contactId: 2, email: firm },
      '1@firm.example',
    ],
    ['are the customer without a primary one', 'invoices', { contacts: [person(1)], email: firm }, firm],
    [
      'are the first contact person where the customer has no address',
      'invoices',
      { contacts: [person(2), person(1)], email: null },
      '1@firm.example',
    ],
    [
      'are nobody without any address',
      'invoices',
      { contacts: [person(1, { email: null, getsInvoices: true })], email: '' },
      null,
    ],
  ])('%s', (_, kind, addressed, expected) => expect(recipientsOf(kind, addressed)).toBe(expected));

  it('are ten at most', () => {
    const contacts = Array.from({ length: 12 }, (_, at) => person(at + 1, { getsInvoices: true }));
    expect(recipientsOf('invoices', { contacts, email: null })?.split(', ')).toHaveLength(10);
  });
});

it.each([
  [{ getsInvoices: true, email: null }, true],
  [{ getsReminders: true, email: ' ' }, true],
  [{ getsEstimates: true }, true],
  [{ getsInvoices: true, email: 'a@b.example' }, false],
  [{ email: null }, false],
])('%j is refused: %s', (contact, isRefused) => {
  const check = () => assertReachable(contact);
  if (isRefused) expect(check).toThrow(expect.objectContaining({ code: 'contact.needs_email' }));
  else expect(check).not.toThrow();
});
