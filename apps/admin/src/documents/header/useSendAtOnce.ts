import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** "Save and send" comes to the page of the document with the question already asked for. It is asked once: not again on the way back. */
export function useSendAtOnce(status: string): boolean {
  const navigate = useNavigate();
  const { state, pathname, search } = useLocation() as { state: { send?: boolean } | null; pathname: string; search: string };
  const isAsked = Boolean(state?.send) && status === 'draft';
  useEffect(() => {
    if (isAsked) void navigate(pathname + search, { replace: true, state: null });
  }, [isAsked, navigate, pathname, search]);
  return isAsked;
}
