import { recipientsOf, type ContactRecord, type CustomerRecord, type MailKind } from '@kontor/domain';
import { useGetList, useGetOne } from 'react-admin';
import { may } from '../../platform/api/ability.ts';

type Addressed = { customerId: number; contactId: number | null };

/**
 * The recipients that a dialog proposes: the contact persons who get such, else the document's, the primary one or the customer; nobody where
 * invoices go by the access point or are passed on by hand; undefined while loading. Recipients that are known already are not looked up.
 */
export function useReceiver(to: Addressed | string | null, kind: MailKind): string | null | undefined {
  const isAsked = typeof to === 'object' && to !== null;
  const { customerId, contactId } = isAsked ? to : { customerId: 0, contactId: null };
  const mayList = isAsked && may('list', 'Contact');
  const { data: contacts = [], isPending: waits } = useGetList<ContactRecord>(
    'contacts',
    { filter: { customerId }, pagination: { page: 1, perPage: 200 }, sort: { field: 'id', order: 'ASC' } },
    { enabled: mayList },
  );
  const { data: customer, isPending } = useGetOne<CustomerRecord>('customers', { id: customerId }, { enabled: isAsked });
  if (!isAsked) return to;
  if (isPending || (mayList && waits)) return undefined;
  if (customer?.invoiceChannel === 'download' || customer?.invoiceChannel === 'accessPoint') return null;
  return recipientsOf(kind, { contacts, contactId, email: customer?.email ?? null });
}
