import { useEffect } from 'react';
import { brandName } from './brand.tsx';

/** Sets the title of the browser tab: "INV-0042 · Kontor". */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · ${brandName}` : brandName;
  }, [title]);
}
