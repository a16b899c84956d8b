import type { SetupRecord } from '@kontor/domain';
import { useQuery } from '@tanstack/react-query';
import { may } from '../../../platform/api/ability.ts';
import { useKontor } from '../../../platform/api/dataProvider.ts';

export const setupKey = ['setup'];

/** The missing steps before the first valid invoice; fetched only for people who may complete them. */
export function useSetup() {
  const { call } = useKontor();
  return useQuery({
    queryKey: setupKey,
    queryFn: ({ signal }) => call<SetupRecord>('GET', '/setup', { signal }),
    enabled: may('update', 'Organisation'),
  });
}
