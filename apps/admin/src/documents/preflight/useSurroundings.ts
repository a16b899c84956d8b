import type { BankAccountRecord, CustomerRecord, DocumentKind, NumberSeriesRecord, OrganisationRecord } from '@kontor/domain';
import { useGetList, useGetOne } from 'react-admin';
import { may } from '../../platform/api/ability.ts';
import { useSeries } from '../numbering/useSeries.ts';
import { useReadBasis } from '../values/BasisContext.ts';
import type { RatesById } from '../values/liveTotals.ts';
import { useDocumentResource } from '../values/useDocumentResource.ts';

type Document = { customerId: number | null; currency: string; numberSeriesId?: number | null };

/** What stands around a draft on the day of sending. `account` and `series` are left out for a person who may not see them. */
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

/** undefined while it is read, and for a person who may not see the organisation or the customer. */
export function useSurroundings(kind: DocumentKind, document: Document): Surroundings | undefined {
  const { subject } = useDocumentResource();
  const { basis } = useReadBasis();
  const mayListAccounts = may('list', 'BankAccount');
  const { data: buyer } = useGetOne<CustomerRecord>(
    'customers',
    { id: document.customerId ?? 0 },
    { enabled: Boolean(document.customerId) },
  );
  const { data: accounts } = useGetList<BankAccountRecord>(
    'bankAccounts',
    { pagination: all, sort: { field: 'id', order: 'ASC' } },
    { enabled: mayListAccounts },
  );
  const listed = useSeries(kind);
  if (!basis?.organisation || !buyer || listed === undefined || (mayListAccounts && !accounts)) return undefined;
  const { organisation: seller, rates, today } = basis;
  // As the server chooses: the default one of the currency, or else the oldest.
  const ofCurrency = (accounts ?? []).filter(({ currency }) => currency === document.currency);
  const account = ofCurrency.find(({ isDefault }) => isDefault) ?? ofCurrency[0] ?? null;
  const series = listed.find(({ id, isDefault }) => (document.numberSeriesId ? id === document.numberSeriesId : isDefault));
  return {
    ...{ seller, buyer, rates, today, lockDate: seller.lockDate },
    ...(mayListAccounts && { account }),
    ...(may('list', 'NumberSeries') && { series: series ?? null }),
    mayBackdate: may('backdate', subject),
  };
}
