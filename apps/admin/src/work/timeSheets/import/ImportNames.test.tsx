import { afterEach, expect, it } from '@jest/globals';
import { aCustomerRecord } from '@kontor/demo-data';
import type { ImportNameInput, TimeImportName } from '@kontor/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import '../../../resources.ts';
import { openScreen, type Answer } from '../../../platform/testing/openScreen.tsx';
import { ImportTab } from './ImportTab.tsx';

afterEach(cleanup);

const unknown = (change: Partial<TimeImportName>): TimeImportName => ({
  kind: 'customer',
  name: 'Fjorden',
  detail: null,
  rowCount: 3,
  id: null,
  idName: null,
  make: false,
  customerId: null,
  customerName: null,
  email: null,
  remembered: false,
  mayMake: true,
  alike: [],
  problem: null,
  ...change,
});

/** The API returns the earlier choice for each name. */
async function choose(names: TimeImportName[]) {
  const answered = (said: ImportNameInput[]): TimeImportName[] =>
    names.map((one) => {
      const meant = said.find(({ kind, name }) => kind === one.kind && name === one.name);
      if (!meant) return one;
      return { ...one, id: meant.id ?? null, idName: meant.id ? 'Fjord Media AS' : null, make: meant.make ?? false };
    });
  const opened = openScreen(<ImportTab />, {
    resource: 'timeSheets',
    at: '/timeSheets/index?tab=import',
    server: ({ path, method, body }): Answer => {
      if (path === '/time-imports/preview') {
        const shown = answered((body['names'] ?? []) as ImportNameInput[]);
        const isSettled = shown.every(({ id, make }) => id !== null || make);
        const [validCount, problemCount] = isSettled ? [3, 0] : [0, 3];
        return { body: { format: 'kimai', validCount, problemCount, minutes: 180, rows: [], names: shown } };
      }
      if (path === '/time-imports' && method === 'POST') return { status: 201, body: { id: 1, rowCount: 3 } };
      if (path === '/customers') return { body: [aCustomerRecord({ id: 9, name: 'Nemunas' })] };
      return { body: [] };
    },
  });
  const file = new File(['Project,Date,Hours'], 'hours.csv', { type: 'text/csv' });
  await opened.user.upload(await screen.findByTestId('import-file'), file);
  await screen.findByText('Names that are not known here');
  const sent = () => opened.writes.at(-1)?.body['names'];
  return { ...opened, sent };
}

it('takes a name for a record, those like it first, and imports with what was said', async () => {
  const { user, sent, writes } = await choose([unknown({ alike: [{ id: 7, name: 'Fjord Media AS' }] })]);
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
  await user.click(screen.getByRole('combobox', { name: 'Stands for' }));
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Fjord Media AS', 'Nemunas']);
  await user.click(screen.getByRole('option', { name: 'Fjord Media AS' }));
  const start = await screen.findByRole('button', { name: 'Import 3 rows (3 h)' });
  expect(screen.getByRole('combobox', { name: 'Stands for' })).toHaveValue('Fjord Media AS');
  await user.click(start);
  await waitFor(() => expect(writes.at(-1)?.path).toBe('/time-imports'));
  expect(sent()).toEqual([{ kind: 'customer', name: 'Fjorden', detail: null, id: 7 }]);
});

it('adds a record with the import, and takes that back', async () => {
  const { user, sent } = await choose([unknown({})]);
  await user.click(screen.getByRole('button', { name: 'Add customer: Fjorden' }));
  expect(await screen.findByText('This customer will be added with the import.')).toBeVisible();
  expect(sent()).toEqual([{ kind: 'customer', name: 'Fjorden', detail: null, make: true }]);
  await user.click(screen.getByRole('button', { name: 'Do not add' }));
  expect(await screen.findByRole('button', { name: 'Add customer: Fjorden' })).toBeVisible();
  expect(sent()).toEqual([{ kind: 'customer', name: 'Fjorden', detail: null }]);
});

it('asks for what the file does not say: the address of a person', async () => {
  const { user, sent } = await choose([
    unknown({ kind: 'user', name: 'Petras', make: true, problem: { code: 'time_import.person_needs_email' } }),
  ]);
  expect(screen.getByText('Enter the email of this person to add them.')).toBeVisible();
  await user.type(screen.getByLabelText('Email of the new person'), 'petras@example.com{Enter}');
  await waitFor(() =>
    expect(sent()).toEqual([{ kind: 'user', name: 'Petras', detail: null, make: true, email: 'petras@example.com' }]),
  );
});

it('adds many at once, but no people and no projects without a customer', async () => {
  const { user, sent } = await choose([
    unknown({}),
    unknown({ kind: 'project', name: 'Portal', detail: 'Fjorden' }),
    unknown({ kind: 'project', name: 'Alone' }),
    unknown({ kind: 'user', name: 'Petras' }),
  ]);
  await user.click(screen.getByRole('button', { name: 'Add all 2 customers and projects' }));
  await waitFor(() =>
    expect(sent()).toEqual([
      { kind: 'customer', name: 'Fjorden', detail: null, make: true },
      { kind: 'project', name: 'Portal', detail: 'Fjorden', make: true },
    ]),
  );
});

it('says what is remembered, and offers nobody to add what they may not', async () => {
  await choose([
    unknown({ id: 7, idName: 'Fjord Media AS', remembered: true }),
    unknown({ kind: 'project', name: 'Portal', detail: 'Fjorden', mayMake: false }),
  ]);
  const [customer, project] = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(customer).toHaveTextContent('As in your last import');
  expect(within(project as HTMLElement).queryByRole('button', { name: /Add/ })).toBeNull();
});
