import { daysBetween } from '@kontor/domain';
import { inOrder, isOn, shortest, type Entry } from '../entries.ts';

export type Bar = { entry: Entry; column: number; span: number; lane: number; begins: boolean; ends: boolean };

/** Where the bars of a row of days lie: each in the highest lane that is free over its whole length. */
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

/** How many bars of a day do not fit into so many lanes. */
export const hiddenOn = (bars: readonly Bar[], column: number, lanes: number): number =>
  bars.filter((bar) => bar.lane >= lanes && bar.column <= column && column < bar.column + bar.span).length;

export type Block = { entry: Entry; from: number; to: number; part: number; parts: number };

/** What happens at the same time stands side by side, in as many parts as it needs. */
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
