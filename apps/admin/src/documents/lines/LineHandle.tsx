import DragIndicatorOutlined from '@mui/icons-material/DragIndicatorOutlined';
import type { PointerEvent } from 'react';
import { useTranslate } from 'react-admin';
import { dragRow } from '../../platform/sortable/dragRow.ts';
import { focusField, useLineActions } from './lineActions.ts';

/** For the pointer only, so that Tab goes from field to field: the keyboard has Alt and an arrow key, and the line's menu. */
export const LineHandle = ({ index }: { index: number }) => {
  const t = useTranslate();
  const actions = useLineActions();
  const grab = (event: PointerEvent<HTMLButtonElement>) => {
    const row = event.currentTarget.closest('tr');
    if (event.button !== 0 || !row) return;
    event.preventDefault();
    dragRow(row, event.nativeEvent, (to) => {
      actions.move(index, to);
      focusField(`lines.${to}.description`);
    });
  };
  return (
    <button type="button" tabIndex={-1} aria-label={t('documents.lines.drag', { n: index + 1 })} onPointerDown={grab}>
      <DragIndicatorOutlined aria-hidden />
    </button>
  );
};
