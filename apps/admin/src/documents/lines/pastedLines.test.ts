import { describe, expect, it } from '@jest/globals';
import { pastedLines } from './pastedLines.ts';

describe('pastedLines', () => {
  it('reads description, quantity and price, and leaves a heading out', () =>
    expect(pastedLines('Item\tQty\tPrice\r\nRouter\t2\t1 250,50 €\r\nCable\t10\t1.5\r\n')).toEqual([
      { description: 'Router', quantity: 2, unitPrice: 1250.5 },
      { description: 'Cable', quantity: 10, unitPrice: 1.5 },
    ]));

  it('takes a single number for the price', () =>
    expect(pastedLines('Advice\t85')).toEqual([{ description: 'Advice', quantity: 1, unitPrice: 85 }]));

  it('keeps rows without numbers when none has any', () =>
    expect(pastedLines('a\tb\nc\td')).toEqual([
      { description: 'a', quantity: 1, unitPrice: null },
      { description: 'c', quantity: 1, unitPrice: null },
    ]));

  it('leaves plain text alone, however many lines it has', () => expect(pastedLines('one\ntwo')).toBeUndefined());
});
