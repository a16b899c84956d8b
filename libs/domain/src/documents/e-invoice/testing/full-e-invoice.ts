import type { EInvoice, EInvoiceAdjustment, EInvoiceParty, EInvoiceTaxRow } from '../e-invoice.ts';

const party = (who: string): EInvoiceParty => ({
  street: `${who} street`,
  city: `${who} city`,
  zip: `${who} zip`,
  country: who === 'Seller' ? 'NO' : 'LT',
  name: `${who} name`,
  endpoint: { id: `${who} endpoint`, scheme: '0192' },
  vatId: `${who} vat`,
  legalId: { id: `${who} code`, scheme: '0200' },
  isInForetaksregisteret: who === 'Seller',
  contact: { name: `${who} contact`, phone: `${who} phone`, email: `${who} email` },
});
const allowance = (what: string): EInvoiceAdjustment => ({
  ...{ isCharge: false, amount: 1.5, base: 15, percent: 10, reason: `${what} reason`, reasonCode: '95' },
});
const reasoned = (category: EInvoiceTaxRow['category'], code: string | null): EInvoiceTaxRow => ({
  ...{ category, percent: category === 'O' ? null : 0, base: 7, amount: 0, reason: `${category} reason`, reasonCode: code },
});
const lineTax = { category: 'S', percent: 21 } as const;

/** An e-invoice with everything that one can say, each with a value of its own; no real one has all of it. */
export const fullEInvoice = (change: Partial<EInvoice> = {}): EInvoice => ({
  type: '380',
  number: 'INV-7',
  date: '2026-03-01',
  dueDate: '2026-03-31',
  taxPointDate: '2026-02-28',
  note: 'Note',
  currency: 'USD',
  taxInBase: { currency: 'EUR', amount: 2.22 },
  buyerReference: 'Buyer reference',
  orderReference: 'Order',
  preceding: [
    { number: 'RET-1', date: '2026-01-01' },
    { number: 'RET-2', date: null },
  ],
  period: { from: '2026-02-01', to: '2026-02-27' },
  attachments: [{ id: 'A-1', description: 'Paper', fileName: 'a.pdf', mimeType: 'application/pdf', base64: 'JVBERg==' }],
  seller: party('Seller'),
  buyer: party('Buyer'),
  delivery: { date: '2026-02-26', address: { street: 'Site street', city: 'Site city', zip: 'Site zip', country: 'LV' } },
  payment: { means: '58', reference: 'RF06', account: 'LT12', accountName: 'Account name', bic: 'HABALT22' },
  terms: 'Terms',
  adjustments: [
    { ...allowance('Document'), tax: lineTax },
    { isCharge: true, amount: 3.25, base: null, percent: null, reason: 'Freight', reasonCode: 'FC', tax: lineTax },
  ],
  taxes: [
    { category: 'S', percent: 21, base: 21.75, amount: 4.57, reason: null, reasonCode: null },
    reasoned('E', null),
    reasoned('AE', 'VATEX-EU-AE'),
    reasoned('K', 'VATEX-EU-IC'),
    reasoned('G', 'VATEX-EU-G'),
    reasoned('O', 'VATEX-EU-O'),
  ],
  lines: [
    {
      ...{ id: '1', name: 'Work', description: 'Long work', quantity: 2, unit: 'HUR', price: 21.5, baseQuantity: 2, net: 20 },
      ...{ tax: lineTax, period: { from: '2026-02-02', to: '2026-02-03' }, adjustments: [allowance('Line')] },
    },
    {
      ...{ id: '2', name: 'Stay', description: null, quantity: 1, unit: 'DAY', price: 7, baseQuantity: 1, net: 7 },
      ...{ tax: { category: 'O', percent: null }, period: null, adjustments: [] },
    },
  ],
  totals: {
    ...{ lines: 27, allowances: 1.5, charges: 3.25, net: 28.75, tax: 4.57, total: 33.32 },
    ...{ prepaid: 10, rounding: -0.02, due: 23.3 },
  },
  ...change,
});
