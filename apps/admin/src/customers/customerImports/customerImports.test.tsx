import { afterEach, describe, expect, it } from '@jest/globals';
import type { AbilityRule, CustomerImportPreview, ImportRow } from '@kontor/domain';
import { cleanup, screen, within } from '@testing-library/react';
import '../../resources.ts';
import { allPages } from '../../platform/api/resource.ts';
import { Guarded } from '../../platform/shell/pages/Guarded.tsx';
import { openScreen, type Answer, type Asked } from '../../platform/testing/openScreen.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const path = '/customerImports/index';
const headers = ['Firm', 'Town'];
const fields = ['name', 'city', 'legalCode'];

type Seen = { outcome?: ImportRow['outcome']; problems?: ImportRow['problems'] };
const row = (at: number, { outcome = 'create', problems = [] }: Seen = {}): CustomerImportPreview['rows'][number] => ({
  row: at,
  outcome,
  existingId: null,
  problems,
  name: `Firm ${at}`,
  legalCode: null,
  vatCode: null,
  city: 'Kaunas',
  country: 'LT',
  contactName: null,
});
const previewOf = (rows: CustomerImportPreview['rows'], chosen: { field: string; index: number | null }[] = []) => {
  const bad = rows.filter(({ problems }) => problems.length > 0).length;
  const of = (outcome: string) => rows.filter((one) => one.problems.length === 0 && one.outcome === outcome).length;
  return {
    headers,
    delimiter: ',',
    rowCount: rows.length,
    validCount: rows.length - bad,
    problemCount: bad,
    rows,
    createCount: of('create'),
    updateCount: of('update'),
    skipCount: of('skip'),
    columns: fields.map((field, at) => chosen.find((one) => one.field === field) ?? { field, index: at < 2 ? at : null }),
  };
};

const past = {
  id: 5,
  version: 1,
  createdAt: '2026-11-20T09:00:00Z',
  fileName: 'old.csv',
  rowCount: 2,
  createdCount: 2,
  updatedCount: 0,
  createdById: 1,
  createdByName: 'Ona',
  undoneAt: null,
};

function open(server: (asked: Asked) => Answer, rules?: AbilityRule[]) {
  const found = allPages().find((one) => one.path === path);
  if (!found) throw new Error(path);
  const { page, subject, action } = found;
  return openScreen(<Guarded page={page} subject={subject} action={action} />, { at: path, server, ...(rules && { rules }) });
}

async function choose(user: ReturnType<typeof open>['user'], content = 'Firm,Town\nA,B', name = 'firms.csv') {
  await user.upload(await screen.findByTestId('import-file'), new File([content], name, { type: 'text/csv' }));
}

const answers =
  (preview: (body: Record<string, unknown>) => Answer) =>
  ({ method, path: asked, body }: Asked): Answer => {
    if (asked.endsWith('/preview')) return preview(body);
    if (asked.endsWith('/undo')) return { body: { ...past, undoneAt: '2026-11-23T09:00:00Z' } };
    return method === 'POST' ? { status: 201, body: past } : { body: [past] };
  };

describe('the page that imports records', () => {
  it('is not for those who may only read them', async () => {
    open(() => ({ body: [] }), [{ action: 'read', subject: 'Customer' }]);
    expect(await screen.findByText('You are not authorized!')).toBeVisible();
    expect(screen.queryByTestId('import-file')).toBeNull();
  });

  it('imports only what is good, and only once the person agrees to leave out the rest', async () => {
    const problem = { column: 'Town', code: 'field.too_long', params: { max: 100 } };
    const { user, writes } = open(answers(() => ({ body: previewOf([row(2), row(3, { problems: [problem] })]) })));
    await choose(user);
    const start = await screen.findByRole('button', { name: 'Import 1 row' });
    expect(start).toBeDisabled();
    expect(screen.getAllByText('Town:')).not.toHaveLength(0);
    await user.click(screen.getByLabelText('Skip rows with problems'));
    await user.click(start);
    expect(await screen.findByText('2 rows imported')).toBeVisible();
    expect(writes.at(-1)).toMatchObject({ path: '/customer-imports', body: { fileName: 'firms.csv', skipProblems: true } });
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  });

  it('reads the file again by another column, and remembers the choice for files with the same headings', async () => {
    const chosen = [{ field: 'legalCode', index: 1 }];
    const { user, writes } = open(answers(({ columns }) => ({ body: previewOf([row(2)], columns as typeof chosen) })));
    await choose(user);
    await user.click(await screen.findByRole('button', { name: /^Columns: 2 of 2/ }));
    await user.click(screen.getByRole('combobox', { name: 'Company code' }));
    await user.click(await screen.findByRole('option', { name: 'Town' }));
    expect(await screen.findByRole('combobox', { name: 'Company code' })).toHaveTextContent('Town');
    expect(writes.at(-1)?.body['columns']).toEqual(chosen);
    await choose(user, 'Firm,Town\nC,D', 'more.csv');
    expect(await screen.findByText('more.csv')).toBeVisible();
    expect(writes.at(-1)?.body['columns']).toEqual(chosen);
  });

  it('says why there is nothing to import', async () => {
    let rows: CustomerImportPreview['rows'] = [];
    const { user, writes } = open(answers(() => ({ body: previewOf(rows) })));
    await choose(user, '', 'nothing.csv');
    expect(await screen.findByText('The file is empty.')).toBeVisible();
    expect(writes).toEqual([]);
    await choose(user, 'Firm,Town', 'head.csv');
    expect(await screen.findByText('The file has headings, but no rows.')).toBeVisible();
    rows = [row(2, { outcome: 'skip' })];
    await choose(user, 'Firm,Town\nA,B', 'again.csv');
    expect(await screen.findByText('All rows are here already. There is nothing to import.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Import \d/ })).toBeNull();
    rows = [row(2, { outcome: 'skip' }), row(3, { problems: [{ column: 'Town', code: 'field.required' }] })];
    await choose(user, 'Firm,Town\nA,B\nC,', 'mixed.csv');
    expect(await screen.findByText('1 row has a problem')).toBeVisible();
    expect(screen.getByText('Already here: 1')).toBeVisible();
    expect(screen.queryByText(/There is nothing to import/)).toBeNull();
  });

  it('tells what was refused, and undoes a past import after a question', async () => {
    const { user, writes } = open(
      answers(() => ({
        status: 422,
        body: { statusCode: 422, code: 'import.bad_file', message: 'This file could not be read as CSV.', requestId: 'test' },
      })),
    );
    await choose(user);
    expect(await screen.findByText(/could not be read as CSV/)).toBeVisible();
    await user.click(within(await screen.findByRole('table')).getByRole('button', { name: 'Undo' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('What "old.csv" added will be deleted');
    await user.click(within(question).getByRole('button', { name: 'Undo' }));
    expect(writes.at(-1)).toMatchObject({ method: 'POST', path: '/customer-imports/5/undo' });
  });
});
