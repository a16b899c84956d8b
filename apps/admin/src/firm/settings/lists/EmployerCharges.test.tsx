import { afterEach, expect, it } from '@jest/globals';
import { anOrganisationRecord } from '@kontor/demo-data';
import { usualCharges } from '@kontor/domain';
import { cleanup, screen, within } from '@testing-library/react';
import '../../../resources.ts';
import { openScreen } from '../../../platform/testing/openScreen.tsx';
import { SettingsPage } from '../SettingsPage.tsx';

afterEach(cleanup);

it('shows the charges of the country of the firm, which are in use, and what an hour costs with them', async () => {
  const at = '2026-01-01T08:00:00.000Z';
  const records = usualCharges
    .filter(({ country }) => country === 'NO')
    .map((charge, place) => ({ ...charge, id: place + 1, version: 1, createdAt: at, updatedAt: at }));
  const filters: string[] = [];
  openScreen(<SettingsPage />, {
    resource: 'settings',
    at: '/settings/index?section=employerCharges',
    server: ({ path, query }) => {
      if (path !== '/employer-charges')
        return { body: path.startsWith('/organisation') ? anOrganisationRecord({ country: 'NO', baseCurrency: 'NOK' }) : [] };
      filters.push(query.get('filter') ?? '');
      return { body: records };
    },
  });
  const list = await screen.findByRole('region', { name: 'Employer charges' });
  await within(list).findByText('An hour at NOK 100.00 costs NOK 127.79 today.');
  expect(filters).toEqual(['{"country":"NO"}']);
  const used = within(list)
    .getAllByRole('listitem')
    .filter((one) => within(one).queryByText('In use'))
    .map((one) => within(one).getByRole('button', { name: /^Edit/ }).getAttribute('aria-label'));
  expect(used).toEqual(['Edit Employer’s contribution, Zone I', 'Edit Holiday pay, Five weeks of holiday']);
});
