import type { BankAccountRecord, CustomerRecord, DocumentKind, NumberSeriesRecord, OrganisationRecord } from '@kontor/domain';
import { useGetList, useGetOne } from 'react-admin';
import { may } from '../../platform/api/ability.ts';
import { useReadSeries } from '../numbering/useSeries.ts';
import { useReadBasis } from '../values/BasisContext.ts';
import type { RatesById } from '../values/liveTotals.ts';
import { useDocumentResource } from '../values/useDocumentResource.ts';

type Document = { customerId: number | null; currency: string; numberSeriesId?: number | null };

/** The records around a draft that sending depends on. `account` and `series` are missing for people who may not see them. */
export type Surroundings = {
  seller: OrganisationRecord;
  buyer: CustomerRecord;
  rates: RatesById;
  today: string;
  lockDate: string | null;
  account?: BankAccountRecord | null;
  series?: NumberSeriesRecord | null;
  mayBackdate: boolean;
};

const all = { page: 1, perPage: 100 };

type Read = {
  /** undefined while loading, and for people who may not see the organisation or the customer. */
  around?: Surroundings;
  /** After a failure of network or server, unknown data must not look as if it were in order. */
  isFailed: boolean;
  retry: () => void;
};

const isFailure = (error: Error | null): boolean => error !== null && ((error as { status?: number }).status ?? 500) >= 500;

export function useSurroundings(kind: DocumentKind, document: Document): Read {
  const { subject } = useDocumentResource();
  const { basis, error, retry: readBasis } = useReadBasis();
  const mayListAccounts = may('list', 'BankAccount');
  const mayListSeries = may('list', 'NumberSeries');
  const customer = useGetOne<CustomerRecord>(
    'customers',
    { id: document.customerId ?? 0 },
    { enabled: Boolean(document.customerId) },
  );
  const accounts = useGetList<BankAccountRecord>(
    'bankAccounts',
    { pagination: all, sort: { field: 'id', order: 'ASC' } },
    { enabled: mayListAccounts },
  );
  const listed = useReadSeries(kind);
  const queries = [customer, accounts, listed];
  const retry = () => {
    if (error) readBasis();
    for (const query of queries) if (query.error) void query.refetch();
  };
  const isFailed = isFailure(error) || queries.some((query) => isFailure(query.error));
  const buyer = customer.data;
  const isKnown = (!mayListAccounts || accounts.data) && (!mayListSeries || listed.data);
  if (!basis?.organisation || !buyer || !isKnown) return { isFailed, retry };
  const { organisation: seller, rates, today } = basis;
  // Chooses like the server: the default account of the currency, or else the oldest.
  const ofCurrency = (accounts.data ?? []).filter(({ currency }) => currency === document.currency);
  const account = ofCurrency.find(({ isDefault }) => isDefault) ?? ofCurrency[0] ?? null;
  const series = listed.data?.find(({ id, isDefault }) => (document.numberSeriesId ? id === document.numberSeriesId : isDefault));
  const around = {
    seller,
    buyer,
    rates,
    today,
    lockDate: seller.lockDate,
    ...(mayListAccounts && { account }),
    ...(mayListSeries && { series: series ?? null }),
    mayBackdate: may('backdate', subject),
  };
  return { around, isFailed: false, retry };
}
