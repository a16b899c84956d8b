import { useSearchParams } from 'react-router-dom';
import { oneOf, wholeOf } from '../../platform/page/useChoice.ts';

type ChatPanel = 'contact' | 'own';

/** The open chat and panel, from the address. */
export function useChatAddress() {
  const [params, setParams] = useSearchParams();
  const go = (contactId: number | null, next: ChatPanel | null = null) =>
    setParams({ ...(contactId ? { contact: String(contactId) } : {}), ...(next ? { panel: next } : {}) });
  return {
    contactId: wholeOf(params.get('contact') ?? '') ?? null,
    panel: oneOf(['contact', 'own'] as const)(params.get('panel') ?? '') ?? null,
    go,
  };
}
