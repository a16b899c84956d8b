import { describe, expect, it } from '@jest/globals';
import { agendaEvent } from './calendar-feed.rules.ts';
import { escapedText, foldedLine, icsOf, type IcsEvent } from './ics.ts';

const made = (event: Partial<IcsEvent>): string[] =>
  icsOf({
    name: 'Ona',
    timeZone: 'Europe/Vilnius',
    stamp: '2026-01-02T03:04:05.678Z',
    events: [{ uid: 'a@b', title: 'T', start: '2026-11-25', ...event }],
  }).split('\r\n');

describe('a line', () => {
  it.each([
    ['short', 'SUMMARY:short', ['SUMMARY:short']],
    ['75 octets', 'x'.repeat(75), ['x'.repeat(75)]],
    ['76 octets', 'x'.repeat(76), ['x'.repeat(75), ' x']],
    ['two lines on', 'x'.repeat(75 + 74 + 1), ['x'.repeat(75), ` ${'x'.repeat(74)}`, ' x']],
    ['a letter of two octets at the edge', `${'x'.repeat(74)}ž`, ['x'.repeat(74), ' ž']],
    ['a sign of four octets at the edge', `${'x'.repeat(73)}🎉`, ['x'.repeat(73), ' 🎉']],
  ])('of %s', (_what, line, lines) => {
    expect(foldedLine(line).split('\r\n')).toEqual(lines);
    for (const one of lines) expect(Buffer.byteLength(one)).toBeLessThanOrEqual(75);
  });
});

it.each([
  ['a, b; c', 'a\\, b\\; c'],
  ['C:\\temp', 'C:\\\\temp'],
  ['one\ntwo\r\nthree\rfour', 'one\\ntwo\\nthree\\nfour'],
  ['bell\u0007', 'bell'],
  ['END:VEVENT\nBEGIN:VEVENT', 'END:VEVENT\\nBEGIN:VEVENT'],
])('escapes %j', (text, escaped) => expect(escapedText(text)).toBe(escaped));

describe('times', () => {
  it.each<[string, Partial<IcsEvent>, string, string | undefined]>([
    ['a day', {}, 'DTSTART;VALUE=DATE:20261125', 'DTEND;VALUE=DATE:20261126'],
    ['a day that ends with itself', { end: '2026-11-25' }, 'DTSTART;VALUE=DATE:20261125', 'DTEND;VALUE=DATE:20261126'],
    [
      'three days over the end of a month',
      { start: '2026-11-29', end: '2026-12-02' },
      'DTSTART;VALUE=DATE:20261129',
      'DTEND;VALUE=DATE:20261202',
    ],
    [
      'an hour',
      { start: '2026-11-25T07:00:00.000Z', end: '2026-11-25T08:00:00.000Z' },
      'DTSTART:20261125T070000Z',
      'DTEND:20261125T080000Z',
    ],
    ['a moment', { start: '2026-11-25T07:00:00.000Z' }, 'DTSTART:20261125T070000Z', undefined],
  ])('of %s', (_what, event, start, end) => {
    const lines = made(event);
    expect(lines).toContain(start);
    expect(lines.find((line) => line.startsWith('DTEND'))).toBe(end);
  });
  it('carries its creation time', () => expect(made({})).toContain('DTSTAMP:20260102T030405Z'));
});

it('lets no address add a line', () =>
  expect(made({ url: 'https://a.example/\r\nATTENDEE:x' })).toContain('URL:https://a.example/ATTENDEE:x'));

describe('a date of the firm', () => {
  const site = 'https://kontor.example:8443';
  it('links to its record, in the reader’s language', () =>
    expect(
      agendaEvent({ kind: 'invoiceDue', date: '2026-12-10', title: 'UAB, INV-1', subject: 'Invoice', recordId: 7 }, 'lt', site),
    ).toEqual({
      uid: 'invoiceDue-7-2026-12-10@kontor.example',
      title: 'Mokėtina sąskaita: UAB, INV-1',
      start: '2026-12-10',
      category: 'Mokėtina sąskaita',
      url: 'https://kontor.example:8443/invoices/7/show',
      isFree: true,
    }));
  it('has the name of a holiday', () =>
    expect(
      agendaEvent({ kind: 'holiday', date: '2026-12-25', title: 'christmasDay', subject: null, recordId: null }, 'no', site),
    ).toMatchObject({
      uid: 'holiday-christmasDay-2026-12-25@kontor.example',
      title: 'Første juledag',
    }));
});
