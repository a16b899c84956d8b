import { describe, expect, it } from '@jest/globals';
import { toastOffset, usualBottom, type Area } from './toastOffset.ts';

const stack: Area = { top: 758, bottom: 808, left: 880, right: 1260 };
const button = (top: number, left = 1000): Area => ({ top, bottom: top + 40, left, right: left + 100 });

describe('the place of messages', () => {
  it.each([
    ['lies above the bar that saves', [], [], usualBottom],
    ['stays where the buttons are beside it', [button(780, 200)], [button(850)], usualBottom],
    ['goes above a button', [button(780)], [], 900 - 780 + 12],
    ['goes above a button that it would meet on its way up', [button(780), button(700)], [], 900 - 700 + 12],
    [
      'leaves a row of buttons up to the middle covered',
      [780, 730, 680, 630, 580, 530, 480, 430].map((top) => button(top)),
      [],
      92,
    ],
    ['goes as far as it must above what sends a form', [], [780, 720, 650, 590, 530, 470, 410].map((top) => button(top)), 502],
    [
      'covers another button rather than what sends a form',
      [650, 600, 540, 480, 430, 380].map((top) => button(top)),
      [button(780)],
      132,
    ],
  ])('%s', (_what, buttons, submits, expected) => {
    expect(toastOffset(stack, 900, buttons, submits)).toBe(expected);
  });
});
