import type { CustomerRecord } from '@kontor/domain';
import { useDataProvider, useGetOne, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { may } from '../../platform/api/ability.ts';
import { BooleanInput } from '../../platform/inputs/BooleanInput.tsx';

/** Names and several addresses belong to contacts. */
const oneAddress = /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+$/;

type Typed = { to?: string | null; keepAddress?: boolean };

/** The customer whose record may take the one address that was typed; undefined where it has an address, or nobody may change it. */
function useTaker(customerId: number): CustomerRecord | undefined {
  const { data } = useGetOne<CustomerRecord>('customers', { id: customerId });
  return data && !data.email && may('edit', 'Customer', data) ? data : undefined;
}

/** Stores the typed address with the customer where that was ticked. */
export function useKeepAddress(customerId: number) {
  const dataProvider = useDataProvider();
  const customer = useTaker(customerId);
  return async ({ to, keepAddress }: Typed): Promise<void> => {
    if (!keepAddress || !customer || !to) return;
    const data = { ...customer, email: to.trim() };
    await dataProvider.update('customers', { id: customer.id, data, previousData: customer });
  };
}

/** Offers, inside the form, to keep the typed address for a customer that has none. */
export const KeepAddress = ({ customerId }: { customerId: number }) => {
  const t = useTranslate();
  const customer = useTaker(customerId);
  const to = useWatch<Typed, 'to'>({ name: 'to' })?.trim();
  if (!customer || !to || !oneAddress.test(to)) return null;
  return <BooleanInput source="keepAddress" label={t('letters.keep_address', { to, name: customer.name })} />;
};
