import { useEffect } from 'react';
import { brandName } from './brand.tsx';

/** "INV-0042 · Kontor" in the tab. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · ${brandName}` : brandName;
  }, [title]);
}
