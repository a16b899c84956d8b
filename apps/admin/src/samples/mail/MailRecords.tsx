import { isSampleAddress, type EmailRecord } from '@kontor/domain';
import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { may } from '../../platform/api/ability.ts';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { findResource, resourceOf } from '../../platform/api/resource.ts';
import { RecordCard } from '../../platform/record/RecordCard.tsx';
import { recordsIn, type RecordAddress } from '../../platform/record/recordsIn.ts';

const most = 5;

/** The records related to an email: its topic, the customer with the sender's address, and records linked in the text. */
export const MailRecords = ({ mail: { about, from, message } }: { mail: EmailRecord }) => {
  const customer = useCustomerAt(from.email);
  const named = about && resourceOf(about.subject);
  const all: RecordAddress[] = [
    ...(about && named?.show ? [{ resource: named.name, id: about.id }] : []),
    ...(customer ? [{ resource: 'customers', id: customer }] : []),
    ...recordsIn(message),
  ];
  const records = [...new Map(all.map((one) => [`${one.resource} ${one.id}`, one])).values()].slice(0, most);
  if (records.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, px: { xs: 2, sm: 3 }, pt: 1.5 }}>
      {records.map(({ resource, id }) => (
        <RecordCard key={`${resource} ${id}`} resource={resource} id={id} />
      ))}
    </Box>
  );
};

/** The customer with this address, or with a contact person who has it. */
function useCustomerAt(email: string): number | undefined {
  const kontor = useKontor();
  const enabled = !isSampleAddress(email) && findResource('customers') !== undefined && may('list', 'Customer');
  const find = async <T extends RaRecord>(resource: string): Promise<T | undefined> => {
    const { data } = await kontor.getList<T>(resource, {
      filter: { email },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
    });
    return data[0];
  };
  const { data } = useQuery({
    queryKey: ['customers', 'at', email],
    queryFn: async () => {
      const customer = await find<RaRecord<number>>('customers');
      if (customer) return customer.id;
      return (await find<RaRecord<number> & { customerId: number }>('contacts'))?.customerId ?? null;
    },
    enabled,
    retry: false,
  });
  return data ?? undefined;
}
