import { useSearchParams } from 'react-router-dom';

export type ChatPanel = 'contact' | 'own';

/** The open chat and the open panel, kept in the address. */
export function useChatAddress() {
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('contact'));
  const panel = params.get('panel');
  const go = (contactId: number | null, next: ChatPanel | null = null) =>
    setParams({ ...(contactId ? { contact: String(contactId) } : {}), ...(next ? { panel: next } : {}) });
  return {
    contactId: Number.isInteger(asked) && asked > 0 ? asked : null,
    panel: panel === 'contact' || panel === 'own' ? panel : null,
    go,
  };
}
