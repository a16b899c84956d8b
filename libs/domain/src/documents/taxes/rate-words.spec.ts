import { expect, it } from '@jest/globals';
import { groundOf, groundsToday, saysOtherwise, wordsOfRate } from './rate-words.ts';

const rate = { name: 'Exempt', exemptionReason: 'PVM įstatymo 21 str.', isafCode: 'PVM5', saftCode: null };

it.each([
  ['as it was', {}, false],
  ['another name', { name: 'Other' }, true],
  ['another ground', { exemptionReason: null }, true],
  ['another code of a register', { saftCode: '6' }, true],
])('a rate with %s', (_what, change, expected) =>
  expect(saysOtherwise(wordsOfRate(rate), { ...rate, ...change })).toBe(expected),
);

it('takes what was never copied for nothing', () =>
  expect(
    saysOtherwise({ taxName: 'Standard' }, { name: 'Standard', exemptionReason: null, isafCode: null, saftCode: null }),
  ).toBe(false));

it('joins the grounds of a row, each once', () => {
  const of = (taxCategory: 'E' | 'AE', taxReason: string | null) => ({ taxCategory, taxPercent: 0, taxReason });
  const taxed = [of('AE', 'A'), of('AE', 'B '), of('AE', 'A'), of('AE', null), of('E', 'C')];
  expect(groundOf({ category: 'AE', percent: 0 }, taxed)).toBe('A; B');
  expect(groundOf({ category: 'S', percent: 21 }, taxed)).toBeNull();
  expect(groundOf({ category: 'E', percent: 0 }, [of('E', 'x'.repeat(300))])).toHaveLength(200);
});

it('takes the grounds of rates as they are today, and those of the document where the rate is not known', () => {
  const of = (taxRateId: number | null, taxCategory: 'E' | 'AE') => ({
    taxRateId,
    taxCategory,
    taxPercent: 0,
    taxReason: 'Before',
  });
  const rows = (['E', 'AE'] as const).map((category) => ({ category, percent: 0, exemptionReason: 'Before' }));
  const rateOf = (id: number) => (id === 1 ? { exemptionReason: 'Now' } : undefined);
  expect(groundsToday(rows, [of(1, 'E'), of(2, 'AE')], rateOf).map(({ exemptionReason }) => exemptionReason)).toEqual([
    'Now',
    'Before',
  ]);
});
