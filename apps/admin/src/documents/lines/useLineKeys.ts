import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useLocale } from 'react-admin';
import { placeByKey } from '../../platform/sortable/order.ts';
import { focusField, useLineActions } from './lineActions.ts';
import { pastedLines } from './pastedLines.ts';

/** The keyboard's commands on a line, and the rows pasted into it. */
export function useLineKeys(index: number, count: number) {
  const actions = useLineActions();
  const grouping = useLocale() === 'en' ? ',' : '';
  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
    const { key, ctrlKey, metaKey, shiftKey, target } = event;
    const field =
      target instanceof HTMLElement ? (target.getAttribute('name')?.split('.').at(-1) ?? 'description') : 'description';
    const handled = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    const to = placeByKey(event, index);
    if (to !== undefined) {
      handled();
      if (to < 0 || to >= count) return;
      actions.move(index, to);
      focusField(`lines.${to}.${field}`);
    } else if ((ctrlKey || metaKey) && key === 'Backspace') {
      handled();
      actions.remove(index);
    } else if (
      key === 'Enter' &&
      !ctrlKey &&
      !metaKey &&
      !shiftKey &&
      target instanceof HTMLElement &&
      target.matches('[data-cell]')
    ) {
      handled();
      const cells = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-cell]')];
      const next = cells[cells.indexOf(target) + 1];
      if (next) next.focus();
      else actions.insert(index + 1);
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    const lines = pastedLines(event.clipboardData.getData('text/plain'), grouping);
    if (!lines) return;
    event.preventDefault();
    actions.paste(index, lines);
  };
  return { onKeyDown, onPaste };
}
