import { expect, it } from '@jest/globals';
import { endsSequence } from './keySequence.ts';

const press = (key: string): boolean => {
  const event = new KeyboardEvent('keydown', { key });
  window.dispatchEvent(event);
  return endsSequence(event);
};

it('knows the second key of a sequence, which means a page and not what the key does alone', () => {
  expect(press('t')).toBe(false);
  expect(press('g')).toBe(false);
  expect(press('t')).toBe(true);
  expect(press('t')).toBe(false);
});
