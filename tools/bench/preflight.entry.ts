// Runs in the browser: what a key press into an invoice of 50 lines computes, its totals and its findings. Returns the milliseconds of each.
import { documentTotals } from '../../libs/domain/src/documents/totals/document-totals.ts';
import { invoicePreflight, type InvoiceToSend } from '../../libs/domain/src/sales/invoice/invoice.preflight.ts';

const rates = [
  { percent: 21, category: 'S', validFrom: '2009-09-01', validTo: null },
  { percent: 12, category: 'S', validFrom: '2026-01-01', validTo: null },
] as const;
const party = { street: 'Gedimino pr. 1', city: 'Vilnius', country: 'LT', legalCode: '302471293', vatCode: 'LT100005033512' };

/** At each press the price of one line has grown. */
function invoiceAfter(press: number): InvoiceToSend {
  const lines = Array.from({ length: 50 }, (_, at) => ({
    quantity: at + 0.25,
    unitPrice: 83.34 + (at === press % 50 ? press : 0),
    discountPercent: 5,
    discountAmount: 0,
    charge: 0,
    baseQuantity: 1,
    taxRateId: 1 + (at % 2),
    taxPercent: at % 2 ? 12 : 21,
    taxCategory: 'S' as const,
    serviceFrom: null,
    serviceTo: null,
  }));
  const sums = { discountPercent: 3, discountAmount: 0, charges: [], prepaid: 0, currency: 'EUR' };
  const { total, prepaid, rounding } = documentTotals({ ...sums, lines, pricesIncludeTax: false });
  return {
    id: 7,
    customerId: 1,
    currency: 'EUR',
    language: 'lt',
    date: '2026-03-10',
    dateField: 'invoiceDate',
    lines,
    charges: [],
    seller: { ...party, name: 'UAB Kontor', isVatRegistered: true },
    buyer: { ...party, kind: 'company', name: 'UAB Uosis' },
    taxes: [{ category: 'S', exemptionReason: null }],
    rateOf: (id: number) => rates[id - 1],
    today: '2026-03-10',
    lockDate: null,
    total,
    prepaid,
    rounding,
    lastHour: null,
    account: { kidMethod: 'none', kidLength: null },
  };
}

const times: number[] = [];
for (let press = 0; press < 2200; press++) {
  const from = performance.now();
  const found = invoicePreflight(invoiceAfter(press));
  if (found.some(({ weight }) => weight === 'refused')) throw new Error(`It is refused: ${JSON.stringify(found)}`);
  if (press >= 200) times.push(performance.now() - from);
}
Object.assign(globalThis, { times });
