import { describe, expect, it } from '@jest/globals';
import { isChosen, isHookAddress, isTaken, patienceMs, pauseMs, retryDelayMs, signedText } from './webhook.rules.ts';

/** Milliseconds between the attempts of a delivery that never succeeds. */
function delays(chance: number): number[] {
  const found: number[] = [];
  for (let failures = 1; ; failures += 1) {
    const delay = retryDelayMs(failures, chance);
    if (delay === undefined) return found;
    found.push(delay);
  }
}
const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

describe('the plan of attempts', () => {
  it.each([0, 0.5, 0.999])('lasts three days, and a fifth longer at most, whatever chance says: %s', (chance) => {
    const all = sum(delays(chance));
    expect(all).toBeGreaterThanOrEqual(patienceMs);
    expect(all).toBeLessThanOrEqual(patienceMs * 1.2);
  });
  it('begins with seconds, and each pause is longer than the one before', () => {
    const [first = 0, ...rest] = delays(0);
    expect(first).toBe(5000);
    expect(rest).toHaveLength(9);
    expect([first, ...rest].toSorted((a, b) => a - b)).toEqual([first, ...rest]);
  });
  it('of a whole webhook goes on daily', () => expect(pauseMs(99, 0)).toBe(24 * 3_600_000));
});

describe('a chosen event', () => {
  it.each([
    [null, 'Invoice', 'send', true],
    [['Invoice'], 'Invoice', 'send', true],
    [['Invoice.send'], 'Invoice', 'send', true],
    [['Invoice.send'], 'Invoice', 'void', false],
    [['Invoice'], 'InvoiceLine', 'send', false],
    [[], 'Invoice', 'send', false],
  ])('%j: %s.%s is %s', (events, subject, verb, expected) => expect(isChosen(events, subject, verb)).toBe(expected));
});

describe('an address', () => {
  it.each(['https://example.com', 'https://example.com:8443/a?b=c', 'http://10.0.0.1/hook', 'https://[2001:db8::1]/'])(
    'is %s',
    (text) => expect(isHookAddress(text)).toBe(true),
  );
  it.each(['', 'example.com', 'ftp://example.com', 'https://user:secret@example.com', 'https://', '/hook', 'https://a.b/#c'])(
    'is not %p',
    (text) => expect(isHookAddress(text)).toBe(false),
  );
});

it('signs id, seconds and body, each after a full stop', () =>
  expect(signedText('msg_1', 1_700_000_000, '{"a":1}')).toBe('msg_1.1700000000.{"a":1}'));

it.each([
  [200, true],
  [204, true],
  [301, false],
  [410, false],
  [500, false],
])('an answer of %s counts as taken: %s', (status, expected) => expect(isTaken(status)).toBe(expected));
