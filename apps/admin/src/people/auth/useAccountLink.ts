import { useQuery } from '@tanstack/react-query';
import type { AccountLinkKind, AccountLinkRecord } from '@kontor/domain';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { post } from '../../platform/api/session/authProvider.ts';

/** The token in the address and its owner. `error` when the link was used, has expired, or could not be checked. */
export function useAccountLink(kind: AccountLinkKind) {
  const { hash } = useLocation();
  // Kept from the first render: after use, the link would be invalid.
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
