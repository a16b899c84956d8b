import type { OrganisationRecord } from '@kontor/domain';
import { useGetOne } from 'react-admin';
import { may } from './ability.ts';

const fiveMinutes = 300_000;

/** The organisation profile; undefined while it loads, and without the right to read it. */
export function useOrganisation(): OrganisationRecord | undefined {
  const { data } = useGetOne<OrganisationRecord>(
    'settings',
    { id: 1 },
    { enabled: may('read', 'Organisation'), staleTime: fiveMinutes },
  );
  return data;
}
