import { useQuery } from '@tanstack/react-query';
import type { AccountLinkKind, AccountLinkRecord } from '@kontor/domain';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { post } from '../../platform/api/session/authProvider.ts';

/** The token of the address and whom it is for. `error` when the link was used, has run out, or could not be asked about. */
export function useAccountLink(kind: AccountLinkKind) {
  const { hash } = useLocation();
  // Kept from the first look: once the link was used it would be found wanting.
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('token') ?? '');
  const {
    data: owner,
    error,
    refetch,
  } = useQuery({
    queryKey: ['accountLink', kind, token],
    queryFn: () => post<AccountLinkRecord>('/api/v1/account/check-link', { token, kind }),
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  return { token, owner, error, refetch };
}
