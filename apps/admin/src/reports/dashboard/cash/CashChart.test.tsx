import { afterAll, afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { makeI18n } from '../../../platform/i18n/index.ts';
import { allWords, speak } from '../../../platform/i18n/words.ts';
import { openScreen } from '../../../platform/testing/openScreen.tsx';
import '../../../resources.ts';
import { CashChart, seriesOf } from './CashChart.tsx';
import { CashPanel } from './CashPanel.tsx';

afterEach(cleanup);
afterAll(() => speak('en'));

const months = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`);

it.each([
  ['en', 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'],
  ['lt', 'saus. vas. kov. bal. geg. birž. liep. rugp. rugs. spal. lapkr. gruod.'],
  ['no', 'jan feb mar apr mai jun jul aug sep okt nov des'],
] as const)('names the months in %s', async (language, names) => {
  await Promise.all(allWords().map((words) => words.load(language)));
  const cash = months.map((month) => ({ month, invoiced: 8, invoicedTotal: 10, received: 5, paid: null }));
  openScreen(<CashChart cash={cash} series={seriesOf(cash)} currency="EUR" height={200} />, {
    at: '/dashboard/main',
    i18nProvider: await makeI18n(language),
  });
  const feet = [...(await screen.findByRole('img')).querySelectorAll('.month')];
  expect(feet.map(({ textContent }) => textContent).join(' ')).toBe(names);
});

it.each([
  [0, 'The first payment appears here.'],
  [null, 'The first sent invoice appears here.'],
])('says what will be drawn where nothing is yet, paid %j', async (paid, words) => {
  await speak('en');
  const cash = months.map((month) => ({ month, invoiced: 0, invoicedTotal: 0, received: 0, paid }));
  openScreen(<CashPanel cash={cash} currency="EUR" />, { at: '/dashboard/main', i18nProvider: await makeI18n('en') });
  expect(await screen.findByText(words)).toBeTruthy();
});
