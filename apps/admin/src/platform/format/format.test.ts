import { describe, expect, it } from '@jest/globals';
import { makeFormat } from './format.ts';

describe('a price', () => {
  it.each([
    [290.4, '290,40'],
    [21206.25, '21 206,25'],
    [0.125, '0,125'],
    [7, '7,00'],
    [null, '–'],
  ])('of %p is written %p in Norwegian', (price, written) => {
    const format = makeFormat('no', (key) => key);
    expect(format.price(price).replace(/\s/g, ' ')).toBe(written);
  });
});

describe('an amount', () => {
  const format = makeFormat('en', (key) => key);
  it.each([
    [12.5, 'EUR', '€12.50'],
    [605, 'JPY', 'JP¥605'],
    [12.77, 'JPY', 'JP¥12.77'],
    [-3, 'NOK', '−NOK 3.00'],
    [12.5, null, '12.50'],
    [12.5, '', '12.50'],
  ])('of %p in %p is written %p', (value, currency, written) =>
    expect(format.money(value, currency).replace(/\s/g, ' ')).toBe(written),
  );
});

describe('an amount without its sign', () => {
  const format = makeFormat('en', (key) => key);
  it.each([
    [605, 'JPY', '605'],
    [1605, 'EUR', '1,605.00'],
    [605, null, '605.00'],
  ])('%p in %p is %p', (value, currency, written) => expect(format.amount(value, currency)).toBe(written));

  it('of one piece has the places of its currency at least', () =>
    expect([format.price(333, 'JPY'), format.price(0.0425, 'JPY'), format.price(333, 'EUR')]).toEqual([
      '333',
      '0.0425',
      '333.00',
    ]));
});

it('counts days up to two weeks, so that "next week" is never said of a later one', () => {
  const format = makeFormat('en', (key) => key);
  const until = (date: string): string => format.relative(date, new Date(2026, 10, 27));
  expect(['2026-12-07', '2026-12-11', '2027-01-05', '2027-02-01'].map(until)).toEqual([
    ...['in 10 days', 'in 2 weeks', 'in 6 weeks', 'in 2 months'],
  ]);
});

describe('on a page from right to left', () => {
  const words: Record<string, string> = { 'kontor.format.hours_minutes': '2 h 30 min' };
  const written = (mirrored: boolean) => {
    const format = makeFormat('en', (key) => words[key] ?? key, mirrored);
    return [
      format.date('2026-11-16'),
      format.duration(150),
      format.relative('2026-11-16', new Date(2026, 10, 17)),
      format.clock(150),
      format.money(92),
      format.percent(21),
      format.apart('PVM 21 %'),
      format.relative('2026-11-15', new Date(2026, 10, 17)),
      format.fileSize(1_200_000),
    ];
  };
  const plain = ['16 Nov 2026', '2 h 30 min', 'yesterday', '2:30', '€92.00', '21%', 'PVM 21 %', '2 days ago', '1.2 MB'];
  it('amounts, shares, dates, durations and sizes are kept apart from what stands around them', () =>
    expect(written(true)).toEqual(plain.map((text) => (text === '2:30' ? text : `\u2068${text}\u2069`))));
  it('and else nowhere', () => expect(written(false)).toEqual(plain));
});
