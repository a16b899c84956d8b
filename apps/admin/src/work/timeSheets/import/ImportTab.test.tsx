import { afterEach, expect, it } from '@jest/globals';
import type { TimeImportPreview } from '@kontor/domain';
import { cleanup, screen, within } from '@testing-library/react';
import '../../../resources.ts';
import { openScreen } from '../../../platform/testing/openScreen.tsx';
import { ImportTab } from './ImportTab.tsx';

afterEach(cleanup);

const row = {
  row: 2,
  userName: 'Ona',
  userId: 7,
  projectName: 'Portal',
  projectId: 4,
  taskName: null,
  taskId: null,
  workDate: '2026-11-04',
  minutes: 60,
  startAt: null,
  endAt: null,
  note: null,
  billable: true,
};
const repeated = [{ column: '', code: 'import.already_imported' }];

async function choose(rows: TimeImportPreview['rows']) {
  const good = rows.filter(({ problems }) => problems.length === 0).length;
  const preview = { format: 'toggl', validCount: good, minutes: good * 60, problemCount: rows.length - good, rows, names: [] };
  const { user } = openScreen(<ImportTab />, {
    resource: 'timeSheets',
    at: '/timeSheets/index?tab=import',
    server: ({ path }) => ({ body: path === '/time-imports/preview' ? preview : [] }),
  });
  const file = new File(['Project,Date,Hours'], 'hours.csv', { type: 'text/csv' });
  file.text = async () => 'Project,Date,Hours';
  await user.upload(await screen.findByTestId('import-file'), file);
  await screen.findByText('Ona');
}

it('blames no column for a row that was imported before, and offers no import of nothing', async () => {
  await choose([{ ...row, problems: repeated }]);
  const [said] = within(screen.getByRole('table')).getAllByText('This row was imported before.');
  expect(said?.textContent).toBe('This row was imported before.');
  expect(screen.getByText('No row can be imported.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
});

it('imports what is good', async () => {
  await choose([{ ...row, problems: [] }]);
  expect(screen.getByRole('button', { name: 'Import 1 row (1 h)' })).toBeEnabled();
});
