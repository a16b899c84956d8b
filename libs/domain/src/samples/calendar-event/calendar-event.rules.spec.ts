import { describe, expect, it } from '@jest/globals';
import {
  changedEvent,
  checkEventTimes,
  emptyEvent,
  eventInstant,
  isEventUrl,
  isExtendedProps,
  isWithin,
  periodIn,
} from './calendar-event.rules.ts';

describe('the time of an event', () => {
  it.each([
    ['2026-11-25', '2026-11-25T00:00:00.000Z'],
    ['2026-11-25T10:30Z', '2026-11-25T10:30:00.000Z'],
    ['2026-11-25T10:30:15.250+02:00', '2026-11-25T08:30:15.250Z'],
    ['2026-11-25 10:30', '2026-11-25T10:30:00.000Z'],
    ['2026-11-25T23:59:59', '2026-11-25T23:59:59.000Z'],
  ])('%s is %s', (text, instant) => expect(new Date(eventInstant(text)).toISOString()).toBe(instant));
  it.each([
    '',
    'tomorrow',
    '2026-02-30',
    '2026-11-25T24:00Z',
    '2026-11-25T10:30+25:00',
    '25.11.2026',
    '2026-11-25T',
    '0000-01-01',
    '1899-12-31',
    '2200-01-01',
    '9999-12-31T23:59:59-14:00',
  ])('"%s" is not one', (text) => expect(eventInstant(text)).toBeNaN());
  it.each([
    ['2026-01-01', '2026-01-01', undefined],
    ['2026-01-01', '2027-01-02', undefined],
    ['2026-01-01T10:00Z', '2026-01-01T09:59Z', 'calendar_event.end_before_start'],
    ['2026-01-01', '2027-01-03', 'calendar_event.too_long'],
  ])('from %s to %s: %s', (start, end, code) => {
    const check = (): void => checkEventTimes({ start, end });
    if (code) expect(check).toThrow(code);
    else expect(check).not.toThrow();
  });
});

describe('a period', () => {
  const week = periodIn({ start: '2026-11-16', end: '2026-11-23' });
  it.each([
    ['2026-11-16', '2026-11-16', true],
    ['2026-11-22', '2026-11-24', true],
    ['2026-11-01', '2026-11-30', true],
    ['2026-11-15', '2026-11-16', false],
    ['2026-11-23', '2026-11-24', false],
    ['2026-11-23', '2026-11-23', false],
  ])('of a week includes an event from %s to %s: %s', (start, end, expected) =>
    expect(isWithin({ start, end }, week)).toBe(expected),
  );
  it('may be open at either side', () => {
    expect(periodIn({ start: 'x', end: '' })).toEqual({ from: undefined, to: undefined });
    expect(isWithin({ start: '2001-01-01', end: '2001-01-01' }, periodIn({ end: '2002-01-01' }))).toBe(true);
    expect(isWithin({ start: '2001-01-01', end: '2001-01-01' }, periodIn({ start: '2002-01-01' }))).toBe(false);
  });
});

describe('accepted values of an event', () => {
  it.each(['', '/projects/7', 'https://example.com/a?b=c', 'HTTP://example.com'])('the link "%s"', (url) =>
    expect(isEventUrl(url)).toBe(true),
  );
  it.each([
    'javascript:alert(1)',
    '//example.com',
    'data:text/html,x',
    'www.example.com',
    `https://${'x'.repeat(2000)}`,
    7,
    'https://a\u0000',
  ])('refuses the link %j', (url) => expect(isEventUrl(url)).toBe(false));
  it.each([{}, { calendar: 'ETC' }, { guests: ['Ona'], deep: { a: [1, null] } }, { note: 'literally \\u0000' }])(
    'the details %j',
    (value) => expect(isExtendedProps(value)).toBe(true),
  );
  it.each([null, 'x', [], { calendar: 'Work' }, { a: 'x\u0000' }, { '\u0001': 1 }, { a: ['\ud800'] }, { a: 'x'.repeat(10_000) }])(
    'refuses the details %j',
    (value) => expect(isExtendedProps(value)).toBe(false),
  );
});

describe('a change of an event', () => {
  const before = changedEvent(emptyEvent(1), {
    title: ' Fair ',
    start: '2026-11-25',
    end: '2026-11-27',
    url: '/a',
    allDay: true,
    extendedProps: { calendar: 'Family', guests: ['Ona'] },
  });
  it.each<[string, Parameters<typeof changedEvent>[1], object]>([
    ['nothing', {}, {}],
    ['a part of the details', { extendedProps: { calendar: 'ETC' } }, { extendedProps: { calendar: 'ETC', guests: ['Ona'] } }],
    ['no end', { end: null }, { end: '2026-11-25' }],
    ['no link and no title', { url: null, title: null }, { url: '' }],
    [
      'all of it',
      { start: '2026-12-01', end: '2026-12-02', allDay: false },
      { start: '2026-12-01', end: '2026-12-02', allDay: false },
    ],
  ])('%s', (_, changes, expected) => expect(changedEvent(before, changes)).toEqual({ ...before, title: 'Fair', ...expected }));
  it('is refused when the event would end before it begins', () =>
    expect(() => changedEvent(before, { start: '2026-11-28' })).toThrow('calendar_event.end_before_start'));
});
