import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { aProjectRecord, aTimeEntryRecord } from '@kontor/demo-data';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { openScreen } from '../../../platform/testing/openScreen.tsx';
import '../../../resources.ts';
import { LogTimeDialog } from './LogTimeDialog.tsx';

beforeEach(() => localStorage.setItem('userData', JSON.stringify({ id: 4, role: 'employee', ability: [], extras: {} })));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const entry = aTimeEntryRecord({ id: 3, userId: 4, projectId: 9, projectName: 'Portalas', note: 'Testai', billable: false });
const open = (props: Partial<Parameters<typeof LogTimeDialog>[0]> = {}) =>
  openScreen(<LogTimeDialog onClose={() => undefined} {...props} />, {
    resource: 'timeSheets',
    at: '/',
    server: ({ method, path }) => {
      if (path === '/time-entries')
        return method === 'GET' ? { body: [entry, { ...entry, id: 2 }] } : { status: 201, body: entry };
      if (path === '/projects') return { body: [aProjectRecord({ id: 9, name: 'Portalas' })] };
      return { body: [] };
    },
  });

it('goes on with what was logged before: once each, with its project, task and note, at the hours', async () => {
  const { user } = open();
  const again = within(await screen.findByRole('group', { name: 'Log again' }));
  expect(again.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Portalas · Testai']);
  await user.click(again.getByRole('button'));
  expect(screen.getByRole('textbox', { name: /^Hours/ })).toHaveFocus();
  const project = screen.getByRole('combobox', { name: /^Project/ });
  await waitFor(() => expect(project).toHaveValue('Portalas · Nemuno logistika, UAB'));
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Testai');
  expect(screen.getByRole('switch', { name: 'Billable' })).not.toBeChecked();
});

it('begins at the project of the page that it was opened from', async () => {
  open({ place: { projectId: 9, taskId: null } });
  const project = await screen.findByRole('combobox', { name: /^Project/ });
  await waitFor(() => expect(project).toHaveValue('Portalas · Nemuno logistika, UAB'));
});
