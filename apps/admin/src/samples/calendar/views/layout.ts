import { daysBetween } from '@kontor/domain';
import { inOrder, isOn, shortest, type Entry } from '../entries.ts';

export type Bar = { entry: Entry; column: number; span: number; lane: number; begins: boolean; ends: boolean };

/** Places the bars of a row of days, each in the highest lane that is free over its length. */
export function barsOf(entries: readonly Entry[], days: readonly string[]): Bar[] {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const taken: boolean[][] = [];
  return entries
    .filter((entry) => entry.first <= last && entry.last >= first)
    .sort(inOrder)
    .map((entry) => {
      const column = Math.max(0, daysBetween(first, entry.first));
      const end = Math.min(days.length - 1, daysBetween(first, entry.last));
      const columns = Array.from({ length: end - column + 1 }, (_, index) => column + index);
      let lane = 0;
      while (columns.some((one) => taken[lane]?.[one])) lane += 1;
      const row = (taken[lane] ??= []);
      for (const one of columns) row[one] = true;
      return { entry, column, span: columns.length, lane, begins: entry.first >= first, ends: entry.last <= last };
    });
}

/** The number of a day's bars that exceed the lanes. */
export const hiddenOn = (bars: readonly Bar[], column: number, lanes: number): number =>
  bars.filter((bar) => bar.lane >= lanes && bar.column <= column && column < bar.column + bar.span).length;

type Block = { entry: Entry; from: number; to: number; part: number; parts: number };

/** Places overlapping events side by side, in as many parts as needed. */
export function blocksOf(entries: readonly Entry[], day: string): Block[] {
  const ordered = entries.filter((entry) => isOn(entry, day)).sort((a, b) => (a.from ?? 0) - (b.from ?? 0) || inOrder(a, b));
  const blocks: Block[] = [];
  let group: Block[] = [];
  let ends: number[] = [];
  for (const entry of ordered) {
    const from = entry.from ?? 0;
    const to = Math.max(entry.to ?? 0, from + 2 * shortest);
    if (ends.every((end) => end <= from)) [group, ends] = [[], []];
    const free = ends.findIndex((end) => end <= from);
    const part = free < 0 ? ends.length : free;
    ends[part] = to;
    const block = { entry, from, to, part, parts: 1 };
    blocks.push(block);
    group.push(block);
    for (const one of group) one.parts = ends.length;
  }
  return blocks;
}

/** The most events that fit side by side. */
export const mostParts = 6;

/** The blocks that fit into a day, and for each time with more, the number of hidden ones. */
export function roomFor(blocks: readonly Block[]): { shown: Block[]; more: { from: number; count: number }[] } {
  const isOver = ({ parts, part }: Block): boolean => parts > mostParts && part >= mostParts - 1;
  const more: { from: number; to: number; count: number }[] = [];
  for (const { from, to } of blocks.filter(isOver)) {
    const last = more.at(-1);
    if (last && from < last.to) Object.assign(last, { to: Math.max(last.to, to), count: last.count + 1 });
    else more.push({ from, to, count: 1 });
  }
  const shown = blocks.filter((block) => !isOver(block)).map((block) => ({ ...block, parts: Math.min(block.parts, mostParts) }));
  return { shown, more: more.map(({ from, count }) => ({ from, count })) };
}
