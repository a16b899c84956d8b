import { describe, expect, it } from '@jest/globals';
import { epcQrPayload, isKid, isRfReference, kid, paymentReference, rfReference, type EpcQrInput } from './payment-reference.ts';

describe('RF reference', () => {
  it.each([
    ['539007547034', 'RF18539007547034'],
    ['A04', 'RF56A04'],
    ['KON20260001', 'RF06KON20260001'],
    ['KON-2026 0001', 'RF06KON20260001'],
    ['kon20260001', 'RF06KON20260001'],
  ])('of %s is %s', (text, expected) => {
    expect(rfReference(text)).toBe(expected);
    expect(isRfReference(expected)).toBe(true);
  });

  it('takes 21 signs and not 22, and not none', () => {
    expect(isRfReference(rfReference('A'.repeat(21)) ?? '')).toBe(true);
    expect(rfReference('A'.repeat(22))).toBeUndefined();
    expect(rfReference('--')).toBeUndefined();
  });

  it.each(['RF19539007547034', 'RF18539007547043', 'RF18', '539007547034', ''])('refuses %j', (text) =>
    expect(isRfReference(text)).toBe(false),
  );
  it('reads one with spaces', () => expect(isRfReference('RF18 5390 0754 7034')).toBe(true));
});

describe('KID', () => {
  it.each([
    ['60224', 'mod10', '602243'],
    ['123456789', 'mod10', '1234567897'],
    ['20260001', 'mod10', '202600011'],
    ['1001', 'mod10', '10017'],
    ['60224', 'mod11', '602248'],
    ['123456789', 'mod11', '1234567892'],
    ['20260001', 'mod11', '202600018'],
    ['1009', 'mod11', '1009-'],
    ['000420260017', 'mod11', '000420260017-'],
  ] as const)('of %s by %s is %s', (digits, method, expected) => {
    expect(kid(digits, method)).toBe(expected);
    expect(isKid(expected, method)).toBe(true);
  });

  it.each(['', '12A', '1'.repeat(25), '-'])('cannot be made of %j', (digits) => expect(kid(digits)).toBeUndefined());
  it.each(['602244', '602234', '6', 'x', '1009-'])('refuses %j by mod10', (text) => expect(isKid(text)).toBe(false));
});

describe('paymentReference', () => {
  it('is an RF reference without a KID agreement', () => {
    expect(paymentReference({ invoiceNumber: 'KON-20260001', invoiceId: 1, customerId: 7 })).toBe('RF06KON20260001');
    expect(paymentReference({ invoiceNumber: 'A04', invoiceId: 1, customerId: 7, kidMethod: 'none', kidLength: 10 })).toBe(
      'RF56A04',
    );
    expect(paymentReference({ invoiceNumber: '-', invoiceId: 1, customerId: 7 })).toBeUndefined();
  });

  it.each([
    [17, 42, 'mod10', null, '0000420000000017'],
    [1, 42, 'mod11', null, '0000420000000001'],
    [17, 42, 'mod10', 17, '0000420000000017'],
    [17, 42, 'mod10', 13, '420000000017'],
    [17, 1234, 'mod10', 12, '00000000017'],
    [17, 42, 'mod11', 9, '00000017'],
  ] as const)(
    'of invoice %i for customer %i by %s in %s signs is %s and its digit',
    (invoiceId, customerId, kidMethod, kidLength, digits) => {
      const reference = paymentReference({ invoiceNumber: 'INV-2026-0001', invoiceId, customerId, kidMethod, kidLength });
      expect(reference).toBe(kid(digits, kidMethod));
      if (kidLength) expect(reference).toHaveLength(kidLength);
    },
  );

  it('is another one for each invoice, whatever its series, its year and its customer', () => {
    const numbers = ['INV-2026-0001', 'P-2026-0001', '2026-0001', '20260001', 'INV-2025-0001'];
    for (const kidLength of [null, 25, 17, 16, 12, 8, 4]) {
      const references = numbers.flatMap((invoiceNumber, at) =>
        [1, 12, 123_456, 1_234_567].map((customerId, index) =>
          paymentReference({ invoiceNumber, invoiceId: at * 10 + index + 1, customerId, kidMethod: 'mod10', kidLength }),
        ),
      );
      expect(new Set(references).size).toBe(20);
    }
  });

  it('is left out where the agreement has no room for the invoice', () =>
    expect(
      paymentReference({ invoiceNumber: '1', invoiceId: 12_345, customerId: 42, kidMethod: 'mod10', kidLength: 5 }),
    ).toBeUndefined());
});

describe('epcQrPayload', () => {
  const payment: EpcQrInput = {
    name: 'UAB Kontor pavyzdys',
    iban: 'LT12 1000 0111 0100 1000',
    amount: 1723.73,
    currency: 'EUR',
    reference: 'RF18 5390 0754 7034',
  };

  it('is the published example', () =>
    expect(epcQrPayload(payment)).toBe(
      'BCD\n002\n1\nSCT\n\nUAB Kontor pavyzdys\nLT121000011101001000\nEUR1723.73\n\nRF18539007547034',
    ));

  it('takes a text where there is no RF reference, and leaves empty lines off', () => {
    expect(epcQrPayload({ ...payment, reference: null, text: 'INV-2026-0001', bic: 'habalt22' })).toBe(
      'BCD\n002\n1\nSCT\nHABALT22\nUAB Kontor pavyzdys\nLT121000011101001000\nEUR1723.73\n\n\nINV-2026-0001',
    );
    expect(epcQrPayload({ ...payment, reference: 'No 5', text: null })?.endsWith('\n\n\nNo 5')).toBe(true);
    expect(epcQrPayload({ ...payment, reference: null, amount: 5 })?.endsWith('\nEUR5.00')).toBe(true);
  });

  it('keeps names and texts in one line and within their length', () => {
    const payload = epcQrPayload({ ...payment, name: `Å${'b'.repeat(80)}`, reference: null, text: 'one\ntwo' }) ?? '';
    expect(payload.split('\n')[5]).toBe(`Å${'b'.repeat(69)}`);
    expect(payload.split('\n')[10]).toBe('one two');
  });

  it.each<[string, Partial<EpcQrInput>]>([
    ['kroner', { currency: 'NOK' }],
    ['nothing to pay', { amount: 0 }],
    ['money to give back', { amount: -5 }],
    ['too much', { amount: 1_000_000_000 }],
    ['no name', { name: ' ' }],
    ['more than 331 bytes', { name: 'ž'.repeat(70), reference: null, text: 'ž'.repeat(140) }],
  ])('is not made for %s', (_what, more) => expect(epcQrPayload({ ...payment, ...more })).toBeUndefined());
});
