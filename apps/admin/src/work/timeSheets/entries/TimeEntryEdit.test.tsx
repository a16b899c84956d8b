import { afterEach, expect, it } from '@jest/globals';
import { anOrganisationRecord, aTimeEntryRecord } from '@kontor/demo-data';
import { cleanup, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { openScreen } from '../../../platform/testing/openScreen.tsx';
import '../../../resources.ts';
import { TimeEntryEdit } from './TimeEntryEdit.tsx';

afterEach(cleanup);

const entry = aTimeEntryRecord({ id: 5, projectId: 4, userId: 7, minutes: 90, currency: 'EUR' });
const change = {
  id: 2,
  at: '2026-11-21T09:00:00.000Z',
  actor: 'person',
  userId: 7,
  userName: 'Ona Onaitė',
  verb: 'update',
  subject: 'TimeEntry',
  subjectId: 5,
  changes: { minutes: [60, 90], billingRate: [80, 85] },
};

function open(rules?: { action: string; subject: string }[]) {
  const asked: (string | null)[] = [];
  openScreen(
    <Routes>
      <Route path="/timeSheets/:id" element={<TimeEntryEdit />} />
    </Routes>,
    {
      resource: 'timeSheets',
      at: '/timeSheets/5',
      ...(rules && { rules: rules }),
      server: ({ path, query }) => {
        if (path === '/audit') asked.push(query.get('filter'));
        return { body: { '/time-entries/5': entry, '/organisation/1': anOrganisationRecord(), '/audit': [change] }[path] ?? [] };
      },
    },
  );
  return asked;
}

it('shows the history of a time entry below its form, as other records have it', async () => {
  const asked = open();
  const [row] = within(await screen.findByRole('list', { name: 'Activity' })).getAllByRole('listitem');
  expect(row?.textContent).toMatch(/Changed · Ona Onaitė.*Hours: 1 h → 1 h 30 min.*Rate: €80.00 → €85.00/);
  expect(JSON.parse(asked[0] ?? '')).toEqual({ subject: 'TimeEntry', subjectId: 5 });
});

it('shows none to somebody who may not read it', async () => {
  const asked = open([{ action: 'manage', subject: 'TimeEntry' }]);
  await screen.findByLabelText(/^Note/);
  expect(asked).toEqual([]);
  expect(screen.queryByRole('heading', { name: 'Activity' })).toBeNull();
});
