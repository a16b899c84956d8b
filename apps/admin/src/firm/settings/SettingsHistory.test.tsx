import { afterEach, expect, it } from '@jest/globals';
import { anOrganisationRecord } from '@kontor/demo-data';
import type { AuditRecord } from '@kontor/domain';
import { cleanup, screen, within } from '@testing-library/react';
import '../../resources.ts';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import { SettingsPage } from './SettingsPage.tsx';

afterEach(cleanup);

const entry = (given: Partial<AuditRecord>): AuditRecord => ({
  id: 1,
  at: '2026-11-21T08:00:00.000Z',
  actor: 'person',
  userId: 1,
  tokenId: null,
  tokenName: null,
  serviceAccountName: null,
  userName: 'Ona',
  verb: 'update',
  subject: 'Organisation',
  subjectId: 1,
  changes: {},
  requestId: null,
  ...given,
});

it('tells who changed the profile, and where customers pay to', async () => {
  const iban: [string, string] = ['LT121000011101001000', 'LT601010012345678901'];
  const filters: (string | null)[] = [];
  openScreen(<SettingsPage />, {
    resource: 'settings',
    at: '/settings/index?section=history',
    server: ({ path, query }) => {
      if (path === '/bank-accounts') return { body: [{ id: 3, bankName: 'Šiaulių bankas' }] };
      if (path !== '/audit') return { body: path.startsWith('/organisation') ? anOrganisationRecord() : [] };
      filters.push(query.get('filter'));
      return {
        body: [
          entry({ id: 3, subject: 'BankAccount', subjectId: 3, changes: { iban } }),
          entry({ id: 2, subject: 'TaxRate', subjectId: 9, verb: 'delete', changes: { name: ['PVM 9 %', null] } }),
          entry({ id: 1, changes: { dayLimitMinutes: [720, 600] } }),
        ],
      };
    },
  });
  const list = await screen.findByRole('list', { name: 'History' });
  await within(list).findByText('Bank account: Šiaulių bankas');
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^Changed · Bank account: Šiaulių bankas · Ona.*IBAN: LT121000011101001000 → LT601010012345678901$/),
    expect.stringMatching(/^Deleted · Tax rate: PVM 9 % · Ona/),
    expect.stringMatching(/^Changed · Organisation profile · Ona.*Daily limit: 12 h → 10 h$/),
  ]);
  expect(filters[0]).toBe('{"subject":["Organisation","TaxRate","TravelRate","EmployerCharge","BankAccount","NumberSeries"]}');
});
