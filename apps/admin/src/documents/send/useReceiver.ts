import type { ContactRecord, CustomerRecord } from '@kontor/domain';
import { useGetList, useGetOne } from 'react-admin';
import { may } from '../../platform/api/ability.ts';

type Addressed = { customerId: number; contactId: number | null };

/** The recipient: the document's contact person, else the primary one, else the customer; nobody where invoices are passed on by hand; undefined while loading. */
export function useReceiver({ customerId, contactId }: Addressed): string | null | undefined {
  const mayList = contactId === null && may('list', 'Contact');
  const { data: contact, isPending: waitsForContact } = useGetOne<ContactRecord>(
    'contacts',
    { id: contactId ?? 0 },
    { enabled: contactId !== null },
  );
  const { data: primary, isPending: waitsForPrimary } = useGetList<ContactRecord>(
    'contacts',
    { filter: { customerId, isPrimary: true }, pagination: { page: 1, perPage: 1 } },
    { enabled: mayList },
  );
  const { data: customer, isPending } = useGetOne<CustomerRecord>('customers', { id: customerId });
  if (isPending || (contactId !== null ? waitsForContact : mayList && waitsForPrimary)) return undefined;
  if (customer?.invoiceChannel === 'download') return null;
  return contact?.email ?? primary?.[0]?.email ?? customer?.email ?? null;
}
