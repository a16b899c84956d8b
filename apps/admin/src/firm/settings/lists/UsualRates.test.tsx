import { afterEach, expect, it } from '@jest/globals';
import { anOrganisationRecord, aTaxRateRecord } from '@kontor/demo-data';
import { cleanup, screen, waitFor } from '@testing-library/react';
import '../../../resources.ts';
import { openScreen } from '../../../platform/testing/openScreen.tsx';
import { SettingsPage } from '../SettingsPage.tsx';

afterEach(cleanup);

const open = (country: string) =>
  openScreen(<SettingsPage />, {
    resource: 'settings',
    at: '/settings/index?section=taxRates',
    server: ({ method, path }) => {
      if (method === 'POST') return { status: 201, body: aTaxRateRecord({ id: 9 }) };
      if (path === '/tax-rates') return { body: [aTaxRateRecord({ id: 1, name: 'PVM 21 %', percent: 21 })] };
      return { body: path.startsWith('/organisation') ? anOrganisationRecord({ country }) : [] };
    },
  });

it('adds the rates of Norway to a firm there, the standard one as the usual one', async () => {
  const { user, writes } = open('NO');
  await user.click(await screen.findByRole('button', { name: 'Add the default rates: Norway' }));
  await waitFor(() => expect(writes).toHaveLength(9));
  expect(
    writes.slice(0, 5).map(({ body }) => [body['name'], body['percent'], body['category'], body['saftCode'], body['isDefault']]),
  ).toEqual([
    ['MVA 25 %', 25, 'S', '3', true],
    ['MVA 15 %', 15, 'S', '31', false],
    ['MVA 12 %', 12, 'S', '33', false],
    ['MVA 11,11 %', 11.11, 'S', '32', false],
    ['MVA 0 %', 0, 'Z', '5', false],
  ]);
});

it('offers none where they are, or are not known', async () => {
  open('LT');
  await screen.findByText('PVM 21 %');
  expect(screen.queryByRole('button', { name: /usual rates/ })).not.toBeInTheDocument();
  cleanup();
  open('SE');
  await screen.findByText('PVM 21 %');
  expect(screen.queryByRole('button', { name: /usual rates/ })).not.toBeInTheDocument();
});
