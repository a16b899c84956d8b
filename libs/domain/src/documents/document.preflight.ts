import { nextAfter } from '../firm/number-series/number-series.rules.ts';
import type { KidMethod } from '../firm/bank-account/bank-account.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import {
  assertCustomerComplete,
  assertHasLines,
  assertNotAhead,
  assertOpenPeriod,
  assertOrganisationComplete,
} from './document.checks.ts';
import type { DocumentInput } from './fields/document.input.ts';
import { documentLanguage } from './document.rules.ts';
import { paymentReference } from './payment-reference.ts';
import { assertGrounds, missingGrounds, type GroundsOf } from './taxes/tax-grounds.ts';
import { assertRatesCurrent } from './taxes/tax-point.ts';
import type { Question } from './finding.ts';

type Seller = GroundsOf['seller'] & Parameters<typeof assertOrganisationComplete>[0];
type Buyer = GroundsOf['buyer'] & Parameters<typeof assertCustomerComplete>[0];
type Written = Parameters<typeof assertRatesCurrent>[0];
type Series = Parameters<typeof nextAfter>[0] & { isClosed?: boolean };
type Account = { kidMethod: KidMethod; kidLength: number | null };

/** The typed fields that are asked about. */
export const fieldsToSend = [
  'customerId',
  'contactId',
  'orderNumber',
  'yourReference',
  'language',
  'supplyDate',
  'advanceDate',
  'deliveryPlace',
] as const;

/** A draft with the related records as of the day of sending. */
export type DocumentToSend = Written &
  Pick<DocumentInput, (typeof fieldsToSend)[number]> & {
    date: string;
    /** The field with the document's date. */
    dateField: string;
    /** Only an estimate has optional lines. */
    lines: readonly (Written['lines'][number] & { optional?: boolean | null })[];
    seller: Seller;
    buyer: Buyer;
    taxes: GroundsOf['taxes'];
    rateOf: Parameters<typeof assertRatesCurrent>[2];
    today: string;
    lockDate: string | null;
    /** The series that will number it; null if there is none. Left out where the API checks the locked row itself. */
    series?: Series | null;
    /** The person may backdate it, and is asked for a reason. */
    mayBackdate?: boolean;
  };

const groundsOf = ({ seller, buyer, taxes, supplyDate, lines }: DocumentToSend): GroundsOf => ({
  seller,
  buyer,
  taxes,
  hasSupplyDate: Boolean(supplyDate) || lines.every(({ serviceFrom, serviceTo }) => serviceFrom ?? serviceTo),
});

/** Does it have lines? */
export const askLines = ({ lines }: DocumentToSend): Question => ({ ask: () => assertHasLines(lines.length > 0) });

/** Do both parties have what the law of the seller's country demands? */
export const askParties = ({ seller, buyer, taxes }: DocumentToSend): Question[] => [
  {
    ask: () =>
      assertOrganisationComplete(
        seller,
        taxes.map(({ category }) => category),
      ),
  },
  { ask: () => assertCustomerComplete(buyer) },
];

/** Does each tax have the exemption reason that it needs? */
export const askGrounds = (document: DocumentToSend): Question => ({
  ask: () => assertGrounds(groundsOf(document)),
  tell: () => missingGrounds(groundsOf(document)).map(({ field, ...problem }) => ({ ...problem, path: field })),
});

/** Are the rates still in force on its tax point? */
export const askRates = ({ date, rateOf, ...document }: DocumentToSend): Question => ({
  ask: () => assertRatesCurrent(document, date, rateOf),
});

export const askPeriod = ({ date, dateField, lockDate }: DocumentToSend): Question => ({
  ask: () => assertOpenPeriod(date, lockDate, dateField),
});

export const askNotAhead = ({ date, dateField, today }: DocumentToSend): Question => ({
  ask: () => assertNotAhead(date, today, dateField),
});

/** Is there a series for it, and is its date after the last one? */
export function askSeries({ series, date, dateField, mayBackdate }: DocumentToSend): Question[] {
  if (series === undefined) return [];
  if (series === null) return [{ ask: () => refuse('number_series.missing') }];
  if (series.isClosed) return [{ ask: () => refuse('number_series.closed', 'numberSeriesId') }];
  const isAsked = mayBackdate && series.lastIssuedDate;
  return [{ ask: () => void nextAfter(series, date, dateField), weight: isAsked ? 'asked' : 'refused' }];
}

/** Does its KID fit the length agreed with the bank? */
export const askReference = (
  { customerId }: Pick<DocumentToSend, 'customerId'>,
  invoiceId: number,
  account: Account,
): Question => ({
  ask: () => {
    if (account.kidMethod === 'none' || paymentReference({ invoiceNumber: '', invoiceId, customerId, ...account })) return;
    throw new DomainError('bank_account.kid_too_short', { length: account.kidLength ?? 0 });
  },
});

/** Warns that the document is issued in another language than the chosen one. */
export const tellLanguage = ({ seller, language }: DocumentToSend): Question => ({
  weight: 'told',
  ask: () => {
    if (documentLanguage(seller.country, language) !== language) refuse('document.language_changed', 'language');
  },
});

/** Warns that Norway requires the place of delivery. The paper names the buyer's address if no other is given. */
export const tellDelivery = ({ seller, buyer, deliveryPlace }: DocumentToSend): Question => ({
  weight: 'told',
  ask: () => {
    if (seller.country === 'NO' && !deliveryPlace?.trim() && !buyer.city?.trim())
      refuse('document.delivery_place_missing', 'deliveryPlace');
  },
});

function refuse(code: DomainError['code'], path?: string): never {
  throw new DomainError(code, undefined, path ? { [path]: { code } } : undefined);
}
