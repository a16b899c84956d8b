import { afterEach, expect, it } from '@jest/globals';
import { anOrganisationRecord } from '@kontor/demo-data';
import type { NumberCompleteness, NumberPeriod, NumberSkip } from '@kontor/domain';
import { cleanup, screen, within } from '@testing-library/react';
import '../../../resources.ts';
import { openScreen } from '../../../platform/testing/openScreen.tsx';
import { SettingsPage } from '../SettingsPage.tsx';

afterEach(cleanup);

const series = {
  id: 1,
  version: 1,
  documentKind: 'invoice',
  pattern: 'INV-{YYYY}-{0000}',
  nextNumber: 4,
  resetsYearly: true,
  year: 2026,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  lastIssuedDate: '2026-11-02',
  preview: 'INV-2026-0004',
};
const year: NumberPeriod = {
  year: 2026,
  pattern: series.pattern,
  first: 'INV-2026-0001',
  last: 'INV-2026-0003',
  issuedCount: 3,
  voidedCount: 1,
  earlierDateCount: 0,
  missingCount: 0,
  missing: [],
  skippedCount: 0,
};
const openProof = async (period: Partial<NumberPeriod>, skips: NumberSkip[] = []) => {
  const only = { ...year, ...period };
  const { issuedCount, missingCount, earlierDateCount } = only;
  const proof: NumberCompleteness = {
    id: 1,
    documentKind: 'invoice',
    issuedCount,
    missingCount,
    earlierDateCount,
    unknownCount: 0,
    periods: [only],
    skips,
  };
  const { user } = openScreen(<SettingsPage />, {
    resource: 'settings',
    at: '/settings/index?section=numberSeries',
    server: ({ path }) => {
      if (path === '/number-series/1/completeness') return { body: proof };
      if (path === '/number-series') return { body: [series] };
      return { body: path.startsWith('/organisation') ? anOrganisationRecord() : [] };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Number check' }));
  return within(await screen.findByRole('dialog'));
};

it('proves in words and by year that no number is missing', async () => {
  const dialog = await openProof({});
  expect(await dialog.findByText('No number is missing.')).toBeVisible();
  expect(dialog.getAllByRole('row')[1]).toHaveTextContent('2026INV-2026-0001 – INV-2026-0003310');
  expect(dialog.getByRole('button', { name: 'Export as CSV' })).toBeEnabled();
});

it('names the missing ones, and tells of earlier dates', async () => {
  const dialog = await openProof({ issuedCount: 2, missingCount: 1, missing: ['INV-2026-0002'], earlierDateCount: 2 });
  expect(await dialog.findByText('One number is missing: INV-2026-0002')).toBeVisible();
  expect(dialog.getByText('2 documents were sent with an earlier date than the one before them.')).toBeVisible();
  expect(dialog.queryByText('No number is missing.')).not.toBeInTheDocument();
});

it('tells who skipped numbers, and why', async () => {
  const skip = { from: 4, to: 9, reason: 'Given by hand', at: '2026-11-03T10:00:00Z', byName: 'Ona Petraitė' };
  const dialog = await openProof({ skippedCount: 6 }, [skip]);
  expect(await dialog.findByText('4 to 9 skipped on 3 Nov 2026 by Ona Petraitė: Given by hand')).toBeVisible();
  expect(dialog.getByText('No number is missing.')).toBeVisible();
});
