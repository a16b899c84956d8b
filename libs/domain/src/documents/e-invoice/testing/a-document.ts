import { documentColumns, type TypedDocument } from '../../document.draft.ts';
import { dueOf } from '../../document.rules.ts';
import type { TaxRateRecord } from '../../../firm/tax-rate/tax-rate.ts';
import type { DocumentToWrite } from '../e-invoice.document.ts';

export const rate = (
  id: number,
  category: TaxRateRecord['category'],
  percent: number | null,
  exemptionReason: string | null = null,
) => ({
  id,
  category,
  percent,
  exemptionReason,
  name: `Rate ${id}`,
  isafCode: null,
  saftCode: null,
});
export type Rate = ReturnType<typeof rate>;
export const rates: readonly Rate[] = [
  rate(1, 'S', 21),
  rate(2, 'S', 12),
  rate(3, 'S', 5),
  rate(4, 'Z', 0, 'PVM įstatymo 49 str.'),
  rate(5, 'E', 0, 'PVM įstatymo 28 str.'),
  rate(6, 'AE', 0, 'Atvirkštinis apmokestinimas'),
  rate(7, 'G', 0, 'PVM įstatymo 41 str.'),
  rate(8, 'K', 0, 'PVM įstatymo 49 str. 1 d.'),
  rate(9, 'O', null, 'Ne PVM mokėtojas'),
  rate(10, 'S', 25),
];

export const seller: DocumentToWrite['seller'] = {
  name: 'UAB Kontor pavyzdys',
  legalCode: '304567894',
  vatCode: 'LT100001919017',
  street: 'Gedimino pr. 1',
  city: 'Vilnius',
  zip: '01103',
  country: 'LT',
  email: 'labas@kontor.example',
  phone: '+370 600 00000',
  isVatRegistered: true,
  isInForetaksregisteret: false,
  electronicAddress: null,
  electronicAddressScheme: null,
};
export const norwegianSeller: DocumentToWrite['seller'] = {
  ...seller,
  name: 'Fjord Regnskap AS',
  legalCode: '991 825 827',
  vatCode: '991825827MVA',
  street: 'Storgata 1',
  city: 'Oslo',
  zip: '0155',
  country: 'NO',
  isInForetaksregisteret: true,
};
export const buyer: DocumentToWrite['buyer'] = {
  name: 'R&D „Ąžuolas“, UAB',
  legalCode: '110053842',
  vatCode: 'LT100538411',
  street: 'Laisvės al. 2',
  city: 'Kaunas',
  zip: '44001',
  country: 'LT',
  email: 'saskaitos@azuolas.example',
  phone: null,
  contactName: 'Ona Onaitė',
  buyerReference: null,
  electronicAddress: '123456785',
  electronicAddressScheme: '0192',
  delivery: null,
};

const typed: TypedDocument = {
  customerId: 7,
  currency: 'EUR',
  exchangeRate: 1,
  language: 'lt',
  pricesIncludeTax: false,
  orderNumber: 'PO-77',
  lines: [],
};
export const line = (given: Partial<TypedDocument['lines'][number]> = {}): TypedDocument['lines'][number] => ({
  kind: 'text',
  description: 'Konsultacija',
  quantity: 1,
  unit: 'HUR',
  unitPrice: 100,
  taxRateId: 1,
  ...given,
});

type Given = { input?: Partial<TypedDocument>; more?: Partial<DocumentToWrite>; rateOf?: (id: number) => Rate | undefined };

/** Returns an issued document as stored, with all amounts from `documentTotals`. */
export function aDocumentToWrite({
  input,
  more,
  rateOf = (id) => rates.find((one) => one.id === id),
}: Given = {}): DocumentToWrite {
  const whole = { ...typed, lines: [line()], ...input };
  const { exchangeRate, exchangeRateInverted = false } = whole;
  const basis = {
    exchangeRate,
    exchangeRateInverted,
    rateOf: ({ taxRateId }: { taxRateId: number }): Rate => {
      const found = rateOf(taxRateId);
      if (!found) throw new RangeError(`There is no rate ${taxRateId}`);
      return found;
    },
  };
  const columns = documentColumns(whole, basis);
  return {
    ...columns,
    type: '380',
    number: 'INV-2026-0001',
    date: '2026-11-21',
    dueDate: '2026-12-05',
    due: dueOf(columns),
    baseCurrency: 'EUR',
    paymentReference: 'RF06KON20260001',
    seller,
    buyer,
    bankAccount: { iban: 'LT12 1000 0111 0100 1000', bic: 'AGBLLT2X' },
    ...more,
  };
}
