import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Kept in memory only, until the page is drawn again: it may contain a password. */
let left: { path: string; language: string; typed: [name: string, text: string][] } | undefined;

const fieldsOf = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.elements].filter((field): field is HTMLInputElement => field instanceof HTMLInputElement && field.name !== '');

/** React notices text set into a field only by an event. */
function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Keeps typed values when a change of language draws the page anew. */
export function useKeepFieldsOnLanguageChange(ref: RefObject<HTMLFormElement | null>): void {
  const { pathname: path } = useLocation();
  useEffect(() => {
    const found = left;
    left = undefined;
    if (!ref.current || found?.path !== path || found.language === document.documentElement.lang) return;
    const fields = fieldsOf(ref.current);
    for (const [name, text] of found.typed) {
      const field = fields.find((one) => one.name === name);
      if (field && field.value !== text) type(field, text);
    }
  }, [ref, path]);
  useLayoutEffect(() => {
    const form = ref.current;
    const language = document.documentElement.lang;
    return () => {
      const typed = form ? fieldsOf(form).flatMap(({ name, value }): [string, string][] => (value ? [[name, value]] : [])) : [];
      left = { path, language, typed };
      // Forgotten on other pages.
      setTimeout(() => void (left = undefined), 2000);
    };
  }, [ref, path]);
}
