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
