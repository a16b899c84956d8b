import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** True when "Save and send" led here, to open the send dialog. Only once, not again on the way back. */
export function useSendAtOnce(status: string): boolean {
  const navigate = useNavigate();
  const { state, pathname, search } = useLocation() as { state: { send?: boolean } | null; pathname: string; search: string };
  const isAsked = Boolean(state?.send) && status === 'draft';
  useEffect(() => {
    if (isAsked) void navigate(pathname + search, { replace: true, state: null });
  }, [isAsked, navigate, pathname, search]);
  return isAsked;
}
