import { Box, type BoxProps } from '@mui/material';
import { Fragment, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useStableCallback } from '../list/useStableCallback.ts';
import { draggedStyle } from './draggedStyle.ts';
import { placeByKey } from './order.ts';
import { ScreenReaderText } from './ScreenReaderText.tsx';

/** The position of a row, and a function to move it. */
export type Place = { index: number; isLast: boolean; moveTo: (index: number) => void };

type Props<T> = {
  rows: readonly T[];
  /** The number of all rows, when only the first are drawn. */
  total?: number;
  keyOf: (row: T) => string | number;
  nameOf: (row: T) => string;
  /** Absent when the person may not change the order. */
  onMove: ((from: number, to: number) => void) | undefined;
  /** Draws a `SortableRow`. */
  children: (row: T, place: Place | undefined) => ReactNode;
  /** A row after the others, without a position. */
  after?: ReactNode;
};

/** A list that people sort by the handle, the arrows beside it, or Alt and an arrow key; screen readers hear the new position. */
export const SortableList = <T,>({ rows, total = rows.length, keyOf, nameOf, onMove, children, after }: Props<T>) => {
  const t = useTranslate();
  const [said, setSaid] = useState('');
  const move = useStableCallback((from: number, to: number) => {
    const row = rows[from];
    if (!row || !onMove || to < 0 || to >= total || from === to) return;
    const focused = document.activeElement;
    onMove(from, to);
    setSaid(t('kontor.sortable.moved', { name: nameOf(row), position: to + 1, total }));
    // Moving the row in the DOM loses the browser's focus.
    requestAnimationFrame(() => focused instanceof HTMLElement && focused.matches('[data-place] *') && focused.focus());
  });
  const isMovable = onMove !== undefined;
  // Cached until the number of rows changes: a row with an unchanged position is not drawn again.
  const places = useMemo(
    () =>
      isMovable
        ? Array.from({ length: total }, (_, index): Place => ({
            index,
            isLast: index === total - 1,
            moveTo: (to) => move(index, to),
          }))
        : [],
    [isMovable, total, move],
  );
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, ...draggedStyle }}>
        {rows.map((row, index) => (
          <Fragment key={keyOf(row)}>{children(row, places[index])}</Fragment>
        ))}
        {after}
      </Box>
      <ScreenReaderText>{said}</ScreenReaderText>
    </>
  );
};

type RowProps = BoxProps<'li'> & { place: Place | undefined };

export const SortableRow = ({ place, onKeyDown, ...props }: RowProps) => {
  const press = (event: KeyboardEvent<HTMLLIElement>) => {
    const to = place && placeByKey(event, place.index);
    if (to === undefined) return onKeyDown?.(event);
    event.preventDefault();
    place?.moveTo(to);
  };
  return <Box component="li" data-place="" onKeyDown={press} {...props} />;
};
