import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';

/** Where somebody was who went to another page to add what was missing, with the state to open that page with. */
export type WayBack = { to: string; state?: object };

/** The state of a link that leads there and back again. */
export const andBack = (back: WayBack): { back: WayBack } => ({ back });

/** The way back of the link that opened this page, and what to do after saving: going it. */
export function useWayBack(): { back?: WayBack; onSaved?: { onSuccess: () => void } } {
  const notify = useNotify();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { back?: WayBack } | null };
  // Kept while the reader moves within the page.
  const [back] = useState(state?.back);
  if (!back) return {};
  const onSuccess = () => {
    notify('kontor.form.saved', { type: 'success' });
    void navigate(back.to, { state: back.state });
  };
  return { back, onSaved: { onSuccess } };
}
