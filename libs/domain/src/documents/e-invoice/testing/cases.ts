import file from '../../testing/einvoice-cases.json' with { type: 'json' };
import type { DocumentToWrite } from '../e-invoice.document.ts';
import { aDocumentToWrite, line, norwegianSeller, rate, rates } from './a-document.ts';

type Adjustment = { amount?: string; percent?: string; reason?: string };
type Vat = { category: string; rate: string };
type CaseLine = {
  quantity: string;
  unit: string;
  price: string;
  baseQuantity?: string;
  vat: Vat;
  allowances?: Adjustment[];
  charges?: Adjustment[];
};
type Input = {
  currency: string;
  type?: string;
  lines: CaseLine[];
  allowances?: Adjustment[];
  prepaid?: string;
  roundPayableTo?: string;
};
type Case = Omit<(typeof file.cases)[number], 'input'> & { input: Input };

const all = [...rates, rate(11, 'S', 15)];
const number = (text: string | undefined): number | null => (text === undefined ? null : Number(text));
const rateOf = ({ category, rate: percent }: Vat): number =>
  all.find((one) => one.category === category && String(one.percent) === percent)?.id ?? 0;

function documentOf({ input }: Case): DocumentToWrite {
  const [discount] = input.allowances ?? [];
  const isNorwegian = input.currency === 'NOK';
  return aDocumentToWrite({
    rateOf: (id) => all.find((one) => one.id === id),
    input: {
      currency: input.currency,
      discountPercent: number(discount?.percent),
      discountAmount: number(discount?.amount),
      prepaid: number(input.prepaid),
      roundPayableTo: number(input.roundPayableTo),
      lines: input.lines.map(({ quantity, unit, price, baseQuantity, vat, allowances = [], charges = [] }) =>
        line({
          quantity: Number(quantity),
          unit,
          unitPrice: Number(price),
          baseQuantity: number(baseQuantity),
          taxRateId: rateOf(vat),
          discountPercent: number(allowances[0]?.percent),
          discountAmount: number(allowances[0]?.amount),
          charge: number(charges[0]?.amount),
          chargeReason: charges[0]?.reason,
        }),
      ),
    },
    more: {
      ...(isNorwegian && { seller: norwegianSeller, baseCurrency: 'NOK' }),
      ...(input.type === 'creditNote' && { type: '381', preceding: [{ number: 'INV-2026-0001', date: '2026-10-01' }] }),
    },
  });
}

const cases: Case[] = file.cases;
/** The worked cases as issued documents, with their expected totals. */
export const caseDocuments = cases.map((one) => ({ id: one.id, expected: one.expected, document: documentOf(one) }));
