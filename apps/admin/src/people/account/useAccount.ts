import type { AccountRecord } from '@kontor/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { reloadRights } from '../../platform/api/session/authProvider.ts';
import { useKontor } from '../../platform/api/dataProvider.ts';

const queryKey = ['account'];

/** The account of the logged-in person. */
export function useAccount() {
  const { call } = useKontor();
  return useQuery({ queryKey, queryFn: ({ signal }) => call<AccountRecord>('GET', '/account', { signal }) });
}

/** Updates the cached account from an answer, and the menu's name and picture. */
export function useAccountChanged() {
  const queryClient = useQueryClient();
  return useCallback(
    async (changed?: AccountRecord) => {
      if (changed) queryClient.setQueryData(queryKey, changed);
      else await queryClient.invalidateQueries({ queryKey });
      await reloadRights();
      await queryClient.invalidateQueries({ queryKey: ['auth', 'getIdentity'] });
    },
    [queryClient],
  );
}
