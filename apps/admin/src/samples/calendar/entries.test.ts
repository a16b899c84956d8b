import { describe, expect, it } from '@jest/globals';
import type { CalendarEventRecord } from '@kontor/domain';
import { entryOf, shifted, timesOf, type Place, type Shift } from './entries.ts';
import { barsOf, blocksOf, hiddenOn, roomFor } from './views/layout.ts';
import { parseTime, writeTime } from '../../platform/inputs/parseTime.ts';

const event = (change: Partial<CalendarEventRecord>): CalendarEventRecord => ({
  id: 1,
  url: '',
  title: 'Fair',
  start: '2026-11-22',
  end: '2026-11-23',
  allDay: true,
  extendedProps: { calendar: 'ETC' },
  ...change,
});
const local = (day: number, hour = 0, minute = 0): string => new Date(2026, 10, day, hour, minute).toISOString();

describe('the place of an event', () => {
  it.each([
    ['a whole day', event({}), ['2026-11-22', '2026-11-22', null, null]],
    ['three days', event({ end: '2026-11-25' }), ['2026-11-22', '2026-11-24', null, null]],
    ['a day without an end', event({ end: '2026-11-22' }), ['2026-11-22', '2026-11-22', null, null]],
    ['an hour', event({ start: local(22, 9), end: local(22, 10), allDay: false }), ['2026-11-22', '2026-11-22', 540, 600]],
    ['to midnight', event({ start: local(22, 23), end: local(23), allDay: false }), ['2026-11-22', '2026-11-22', 1380, 1440]],
    ['over night', event({ start: local(22, 23), end: local(23, 1), allDay: false }), ['2026-11-22', '2026-11-23', 1380, 60]],
  ])('is that of %s, and is written back as it was', (_name, given, [first, last, from, to]) => {
    const entry = entryOf(given);
    expect([entry.first, entry.last, entry.from, entry.to]).toEqual([first, last, from, to]);
    const { start, end, allDay } = timesOf(entry);
    expect(entryOf(event({ start, end, allDay }))).toMatchObject({ first, last, from, to });
  });
});

const at = (first: string, last: string, from: number | null = null, to: number | null = null): Place => ({
  first,
  last,
  from,
  to,
});
const by = (mode: Shift['mode'], days: number, minutes = 0): Shift => ({ mode, days, minutes });

describe('moving', () => {
  it.each([
    ['a day on', at('2026-11-30', '2026-11-30'), by('move', 1), at('2026-12-01', '2026-12-01')],
    ['no minutes of whole days', at('2026-11-30', '2026-11-30'), by('move', 0, 30), at('2026-11-30', '2026-11-30')],
    ['half an hour on', at('2026-11-30', '2026-11-30', 60, 120), by('move', 0, 30), at('2026-11-30', '2026-11-30', 90, 150)],
    [
      'not past midnight',
      at('2026-11-30', '2026-11-30', 1300, 1400),
      by('move', 0, 90),
      at('2026-11-30', '2026-11-30', 1340, 1440),
    ],
    ['not before it', at('2026-11-30', '2026-11-30', 30, 60), by('move', 0, -90), at('2026-11-30', '2026-11-30', 0, 30)],
    ['the end', at('2026-11-30', '2026-11-30'), by('end', 2), at('2026-11-30', '2026-12-02')],
    ['the end not before the beginning', at('2026-11-29', '2026-11-30'), by('end', -3), at('2026-11-29', '2026-11-29')],
    [
      'the end to a quarter of an hour',
      at('2026-11-30', '2026-11-30', 60, 120),
      by('end', 0, -90),
      at('2026-11-30', '2026-11-30', 60, 75),
    ],
  ])('takes %s', (_name, place, shift, moved) => expect(shifted(place, shift)).toEqual(moved));
});

describe('the layout', () => {
  const entry = (key: string, first: number, last: number, from: number | null = null, to: number | null = null) => ({
    ...at(`2026-11-${first}`, `2026-11-${last}`, from, to),
    key,
    title: key,
    list: 'ETC' as const,
  });
  const days = [16, 17, 18, 19, 20, 21, 22].map((day) => `2026-11-${day}`);

  it('gives each bar the highest lane that is free, and cuts what goes beyond the week', () => {
    const bars = barsOf([entry('long', 14, 18), entry('short', 17, 17), entry('later', 19, 24), entry('other', 25, 26)], days);
    expect(bars.map(({ entry: { key }, ...place }) => [key, place])).toEqual([
      ['long', { column: 0, span: 3, lane: 0, begins: false, ends: true }],
      ['short', { column: 1, span: 1, lane: 1, begins: true, ends: true }],
      ['later', { column: 3, span: 4, lane: 0, begins: true, ends: false }],
    ]);
    expect([0, 1, 2].map((column) => hiddenOn(bars, column, 1))).toEqual([0, 1, 0]);
  });

  it('puts side by side what happens at the same time, and nothing else', () => {
    const hours = [
      entry('a', 16, 16, 540, 660),
      entry('b', 16, 16, 600, 630),
      entry('c', 16, 16, 640, 700),
      entry('d', 16, 16, 720, 780),
    ];
    expect(blocksOf(hours, '2026-11-16').map(({ entry: { key }, part, parts }) => `${key} ${part}/${parts}`)).toEqual([
      'a 0/2',
      'b 1/2',
      'c 1/2',
      'd 0/1',
    ]);
  });
});

it.each([
  ['14:30', 870],
  ['14.30', 870],
  ['1430', 870],
  ['930', 570],
  ['9', 540],
  ['24', 1440],
  ['', null],
  ['24:30', undefined],
  ['9:75', undefined],
  ['noon', undefined],
])('reads %j as a time', (text, minutes) => expect(parseTime(text)).toBe(minutes));

it('writes a time with two figures each', () => expect(writeTime(570)).toBe('09:30'));

it('draws six of what happens at one time, and counts the others where they begin', () => {
  const hour = (id: number, from: number) => ({ ...entryOf(event({ id })), ...at('2026-11-22', '2026-11-22', from, from + 60) });
  const busy = [...Array.from({ length: 9 }, (_, index) => hour(index, 540)), hour(20, 900)];
  const { shown, more } = roomFor(blocksOf(busy, '2026-11-22'));
  expect(shown.map(({ from, part, parts }) => [from, part, parts])).toEqual([
    ...[0, 1, 2, 3, 4].map((part) => [540, part, 6]),
    [900, 0, 1],
  ]);
  expect(more).toEqual([{ from: 540, count: 4 }]);
});
