import { expect, it } from '@jest/globals';
import { piecesOf, recordsIn } from './recordsIn.ts';

const origin = 'https://kontor.example';

it.each([
  ['look at /invoices/42/show please', [{ resource: 'invoices', id: 42 }]],
  [`${origin}/customers/7/show?tab=files and ${origin}/customers/7`, [{ resource: 'customers', id: 7 }]],
  ['https://elsewhere.example/invoices/42/show', []],
  ['1/2, a/3 and /nothing/4', []],
  ['/invoices/index', []],
])('finds the records in %j', (text, records) => expect(recordsIn(text, origin)).toEqual(records));

it('tells addresses from the text around them', () =>
  expect(piecesOf('See https://a.example/b, now')).toEqual([
    { text: 'See ' },
    { text: 'https://a.example/b', href: 'https://a.example/b' },
    { text: ', now' },
  ]));
