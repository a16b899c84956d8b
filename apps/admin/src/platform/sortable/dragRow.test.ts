import { describe, expect, it } from '@jest/globals';
import { placeFor } from './dragRow.ts';

const places = [40, 40, 100, 40].map((height, at, all) => ({ top: all.slice(0, at).reduce((sum, h) => sum + h, 0), height }));

describe('placeFor', () => {
  it.each([
    [0, 0, 0],
    [0, 19, 0],
    [0, 21, 1],
    [0, 89, 1],
    [0, 91, 2],
    [0, 900, 3],
    [3, -51, 2],
    [3, -49, 3],
    [3, -900, 0],
    [2, -21, 1],
  ])('brings line %i, pulled by %i, to %i', (from, by, to) => expect(placeFor(places, from, by)).toBe(to));
});
