import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const patience = 4000;

/** Focuses a field once it appears. Returns a function that stops waiting. */
export function focusWhenThere(name: string): () => void {
  const focus = (): boolean => {
    const field = document.getElementsByName(name)[0];
    field?.scrollIntoView?.({ block: 'center' });
    field?.focus();
    return field !== undefined && document.activeElement === field;
  };
  if (focus()) return () => undefined;
  const watch = new MutationObserver(() => focus() && watch.disconnect());
  watch.observe(document.body, { childList: true, subtree: true });
  const end = setTimeout(() => watch.disconnect(), patience);
  return () => {
    clearTimeout(end);
    watch.disconnect();
  };
}

/** Focuses the field named after the `#` of the address: `/customers/7#vatCode`. */
export function useNamedField(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const name = decodeURIComponent(hash.slice(1));
    return name ? focusWhenThere(name) : undefined;
  }, [hash, key]);
}
