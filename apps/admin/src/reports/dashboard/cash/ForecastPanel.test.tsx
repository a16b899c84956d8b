import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openScreen } from '../../../platform/testing/openScreen.tsx';
import { ForecastPanel } from './ForecastPanel.tsx';

const expected = [30, 60, 90].map((days) => ({
  days,
  to: `2027-0${days / 30}-01`,
  received: 10 * days,
  receivedAtLeast: days,
  receivedAtMost: 20 * days,
  paid: 5 * days,
}));
const open = (body: object) => openScreen(<ForecastPanel />, { at: '/dashboard/main', server: () => ({ body }) });

it('says what is expected by when, between what bounds, and how it is reckoned', async () => {
  open({ currency: 'EUR', within: expected });
  const table = await screen.findByRole('table', { name: 'Expected cash' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/30 days.*300\.00.*30\.00.*600\.00.*150\.00/),
    expect.stringMatching(/60 days.*600\.00/),
    expect.stringMatching(/90 days.*900\.00/),
  ]);
  expect(screen.getByText(/due date.*usually/)).toBeTruthy();
});

it('leaves out what one may not read', async () => {
  open({ currency: 'EUR', within: expected.map((one) => ({ ...one, paid: null })) });
  await screen.findByRole('table');
  expect(screen.queryByRole('columnheader', { name: 'Money out' })).toBeNull();
});
