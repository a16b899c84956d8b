import { expect, it } from '@jest/globals';
import { figureIn } from './figureIn.ts';

it.each([
  ['2,76k', 2760],
  ['1.25k', 1250],
  ['6k', 6000],
  ['140', 140],
  ['36%', undefined],
  ['', undefined],
])('reads %j as %p', (text, figure) => expect(figureIn(text)).toBe(figure));
