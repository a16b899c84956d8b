import { expect, it } from '@jest/globals';
import type { TimeImportPreview } from '@kontor/domain';
import { screen } from '@testing-library/react';
import '../../../resources.ts';
import { openScreen } from '../../../platform/testing/openScreen.tsx';
import { ImportPreview } from './ImportPreview.tsx';

it('says what is wrong with a row as people write dates', async () => {
  const row = {
    row: 5,
    workDate: '2026-11-04',
    minutes: 1420,
    userName: 'Ona',
    projectName: 'Portal',
    taskName: null,
    note: null,
    billable: false,
  };
  const problems = [
    { column: 'Duration', code: 'time_entry.day_limit', params: { date: '2026-11-04', left: '3:45', limit: '12:00' } },
  ];
  const preview = { format: 'toggl', validCount: 0, minutes: 0, problemCount: 1, rows: [{ ...row, problems }] };
  openScreen(<ImportPreview preview={preview as unknown as TimeImportPreview} />, {
    resource: 'timeSheets',
    at: '/timeSheets/index',
    server: () => ({ body: [] }),
  });
  expect(await screen.findByText('Not billable')).toBeVisible();
  expect((await screen.findAllByText(/more can be logged on 4 Nov 2026/)).length).toBeGreaterThan(0);
});
