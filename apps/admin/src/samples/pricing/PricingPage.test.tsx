import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { openSample } from '../demo/openSample.tsx';
import { FaqPage } from '../helpCentre/FaqPage.tsx';
import { PricingPage } from './PricingPage.tsx';

it('compares the plans by month and by year, says which is popular, and keeps the choice in the address', async () => {
  const { user, location } = openSample(<PricingPage />, '/pricing/index');
  expect(await screen.findByText('$49')).toBeTruthy();
  expect(screen.getByText(/popular/i)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Yearly' }));
  for (const price of ['$40', '$80', /\$480 a year/, /\$960 a year/]) expect(await screen.findByText(price)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Choose Enterprise' }));
  await waitFor(() => expect(document.body.textContent).toMatch(/You chose Enterprise for .*\$960.* a year\./));
  expect(location()?.search).toBe('?period=yearly&plan=enterprisePlan');
});

it('finds a question, and shows only the groups that have one', async () => {
  const { user } = openSample(<FaqPage />, '/faq/index');
  await screen.findByText('28 questions');
  await user.type(screen.getByRole('searchbox', { name: 'Search the questions' }), 'refund');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Payment/ })).toBeNull());
  expect(await screen.findByText('When do I get my refund?')).toBeTruthy();
});
