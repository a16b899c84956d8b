import { Box, type BoxProps } from '@mui/material';
import { Fragment, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useSteady } from '../list/useSteady.ts';
import { draggedStyle } from './draggedStyle.ts';
import { placeByKey } from './order.ts';
import { Said } from './Said.tsx';

/** Where a row stands, and how it is put elsewhere. */
export type Place = { index: number; isLast: boolean; moveTo: (index: number) => void };

type Props<T> = {
  rows: readonly T[];
  /** How many there are, where only the first are drawn. */
  total?: number;
  keyOf: (row: T) => string | number;
  nameOf: (row: T) => string;
  /** Absent where the order is not the person's to change. */
  onMove: ((from: number, to: number) => void) | undefined;
  /** Draws a `SortableRow`. */
  children: (row: T, place: Place | undefined) => ReactNode;
  /** A row below them that has no place yet. */
  after?: ReactNode;
};

/** A list in a person's own order: by the handle, the arrows beside it, or Alt and an arrow key; a screen reader is told the new place. */
export const SortableList = <T,>({ rows, total = rows.length, keyOf, nameOf, onMove, children, after }: Props<T>) => {
  const t = useTranslate();
  const [said, setSaid] = useState('');
  const move = useSteady((from: number, to: number) => {
    const row = rows[from];
    if (!row || !onMove || to < 0 || to >= total || from === to) return;
    const focused = document.activeElement;
    onMove(from, to);
    setSaid(t('kontor.sortable.moved', { name: nameOf(row), position: to + 1, total }));
    // The row is put elsewhere in the page, and the browser forgets where the reader was.
    requestAnimationFrame(() => focused instanceof HTMLElement && focused.matches('[data-place] *') && focused.focus());
  });
  const isMovable = onMove !== undefined;
  // The same ones until there are more or fewer rows: a row whose place is the same need not be drawn again.
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
      <Said>{said}</Said>
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
