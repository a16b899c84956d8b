import { ublOf, type EInvoice } from '@kontor/domain';
import type { Agent } from '../../../test/test-app.ts';

/** A PDF of one empty page. */
export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n');

export const buyerOfFiles = { name: 'R&D „Ąžuolas“, UAB', legalCode: '110053842', vatCode: 'LT100538411' };

const tax = { category: 'S', percent: 21 } as const;
const eInvoice: EInvoice = {
  type: '380',
  number: 'INV-2026-0001',
  date: '2026-11-21',
  dueDate: '2026-12-05',
  taxPointDate: null,
  note: null,
  currency: 'EUR',
  taxInBase: null,
  buyerReference: null,
  orderReference: 'PO-77',
  preceding: [],
  period: null,
  attachments: [],
  delivery: null,
  terms: null,
  adjustments: [],
  seller: {
    name: 'UAB Kontor pavyzdys',
    street: 'Gedimino pr. 1',
    city: 'Vilnius',
    zip: '01103',
    country: 'LT',
    vatId: 'LT100001919017',
    legalId: { id: '304567894', scheme: '0200' },
    endpoint: { id: '304567894', scheme: '0200' },
    contact: { name: null, phone: null, email: 'labas@kontor.example' },
  },
  buyer: {
    name: buyerOfFiles.name,
    street: 'Laisvės al. 2',
    city: 'Kaunas',
    zip: '44001',
    country: 'LT',
    contact: null,
    vatId: buyerOfFiles.vatCode,
    legalId: { id: buyerOfFiles.legalCode, scheme: '0200' },
    endpoint: { id: buyerOfFiles.legalCode, scheme: '0200' },
  },
  payment: {
    means: '58',
    reference: 'RF06KON20260001',
    account: 'LT121000011101001000',
    accountName: null,
    bic: 'AGBLLT2X',
  },
  taxes: [{ ...tax, base: 100, amount: 21, reason: null, reasonCode: null }],
  lines: [
    {
      id: '1',
      name: 'Konsultacija',
      description: null,
      quantity: 1,
      unit: 'HUR',
      price: 100,
      baseQuantity: 1,
      net: 100,
      tax,
      period: null,
      adjustments: [],
    },
  ],
  totals: { lines: 100, allowances: 0, charges: 0, net: 100, tax: 21, total: 121, prepaid: 0, rounding: 0, due: 121 },
};

/** Returns the file of an e-invoice from a Lithuanian vendor over 100.00 and 21 % VAT. */
export const anEInvoiceFile = ({ change }: { change?: (invoice: EInvoice) => Partial<EInvoice> } = {}): string =>
  ublOf({ ...eInvoice, ...change?.(eInvoice) });

/** Sends the file of an e-invoice as a person. */
export const sendEInvoice = (by: Agent, content: string | Buffer, name = 'invoice.xml') =>
  by
    .post('/api/v1/bills/e-invoice')
    .attach('file', Buffer.from(content), { filename: name, contentType: 'application/octet-stream' });
