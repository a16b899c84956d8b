import { useTheme } from '@mui/material';
import { memo } from 'react';
import type { Row } from '../items.ts';
import { placeIn, type Span } from '../scale.ts';
import { headHeight, rowHeight } from './sizes.ts';

type Props = { rows: readonly Row[]; first: number; last: number; span: Span; px: number; nameWidth: number; width: number };
type Link = { key: string; line: string; head: string; isBroken: boolean };

/** Lines from the end of a task to the start of those that wait for it, between rows of which one is in sight. */
export const ChartLinks = memo(({ rows, first, last, span, px, nameWidth, width }: Props) => {
  const { palette, direction } = useTheme();
  const links = linksOf(rows, { first, last }, span, px);
  if (links.length === 0) return null;
  return (
    <svg
      aria-hidden
      width={width}
      height={rows.length * rowHeight}
      style={{
        position: 'absolute',
        insetInlineStart: nameWidth,
        top: headHeight,
        pointerEvents: 'none',
        transform: direction === 'rtl' ? 'scaleX(-1)' : undefined,
      }}
    >
      {links.map(({ key, line, head, isBroken }) => (
        <g key={key} fill="none" strokeWidth={1.5} stroke={isBroken ? palette.kontor.tone.error : palette.kontor.inputBorder}>
          <path d={line} strokeDasharray={isBroken ? '4 3' : undefined} />
          <path d={head} />
        </g>
      ))}
    </svg>
  );
});

function linksOf(rows: readonly Row[], { first, last }: { first: number; last: number }, span: Span, px: number): Link[] {
  const at = new Map(rows.map((row, index) => [row.key, index]));
  return rows.flatMap((row, to) => {
    if (row.kind !== 'item') return [];
    const { item } = row;
    return item.waitsFor.flatMap((key): Link[] => {
      const from = at.get(key);
      const before = from === undefined ? undefined : rows[from];
      if (from === undefined || before?.kind !== 'item' || Math.max(from, to) < first || Math.min(from, to) > last) return [];
      const begin = item.start && placeIn(span, item.start, item.end ?? item.start);
      const end = before.item.start && placeIn(span, before.item.start, before.item.end ?? before.item.start);
      if (!begin || !end) return [];
      const [x1, x2] = [(end.at + end.days) * px, begin.at * px];
      return [{ key: `${key} ${item.key}`, ...pathOf(x1, from, x2, to), isBroken: item.tooEarly !== null }];
    });
  });
}

/** Out of the end, down or up between the rows, and into the start with the head of an arrow. */
function pathOf(x1: number, from: number, x2: number, to: number): Pick<Link, 'line' | 'head'> {
  const [y1, y2] = [(from + 0.5) * rowHeight, (to + 0.5) * rowHeight];
  const between = y2 > y1 ? y2 - rowHeight / 2 : y2 + rowHeight / 2;
  const way = x2 - x1 >= 12 ? `H${x1 + 6}V${y2}` : `H${x1 + 6}V${between}H${x2 - 8}V${y2}`;
  return { line: `M${x1} ${y1}${way}H${x2 - 1}`, head: `M${x2 - 5} ${y2 - 4}L${x2 - 1} ${y2}L${x2 - 5} ${y2 + 4}` };
}
