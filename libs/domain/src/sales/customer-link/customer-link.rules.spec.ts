import { describe, expect, it } from '@jest/globals';
import { assertAnswerable, linkTarget } from './customer-link.rules.ts';

describe('a link of a customer', () => {
  it.each([
    [{ customerId: 3 }, { subject: 'Customer', id: 3 }],
    [
      { invoiceId: 4, customerId: null },
      { subject: 'Invoice', id: 4 },
    ],
    [{ estimateId: 5 }, { subject: 'Estimate', id: 5 }],
    [{ retainerInvoiceId: 6 }, { subject: 'RetainerInvoice', id: 6 }],
    [{ creditNoteId: 7 }, { subject: 'CreditNote', id: 7 }],
  ])('of %j opens %j', (input, target) => {
    expect(linkTarget(input)).toEqual(target);
  });

  it.each([{}, { customerId: null }, { invoiceId: 1, estimateId: 2 }, { customerId: 1, creditNoteId: 2 }])(
    'is refused for %j',
    (input) => {
      expect(() => linkTarget(input)).toThrow('customer_link.one_of');
    },
  );

  it('takes an answer to the version that was read, once', () => {
    expect(() => assertAnswerable({ status: 'sent', revision: 2 }, 2)).not.toThrow();
    expect(() => assertAnswerable({ status: 'sent', revision: 3 }, 2)).toThrow('customer_link.revised');
    expect(() => assertAnswerable({ status: 'draft', revision: 3 }, 2)).toThrow('customer_link.revised');
    for (const status of ['accepted', 'rejected', 'draft'] as const)
      expect(() => assertAnswerable({ status, revision: 2 }, 2)).toThrow('customer_link.decided');
  });
});
