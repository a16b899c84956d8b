import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CustomerImportPreview, ImportRecord } from '@kontor/domain';
import { aCustomer } from '../../../test/builders/customer.ts';
import { aProject } from '../../../test/builders/project.ts';
import { store } from '../../../test/builders/store.ts';
import { crowd } from '../../../test/stopwatch.ts';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
let admin: Agent;
beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
});
afterAll(() => api.close());

const path = '/api/v1/customer-imports';
const file = (lines: string[], more: object = {}) => ({ fileName: 'klientai.csv', content: lines.join('\n'), ...more });
const preview = async (lines: string[], more = {}): Promise<CustomerImportPreview> =>
  (await admin.post(`${path}/preview`).send(file(lines, more)).expect(200)).body as CustomerImportPreview;
const bring = async (lines: string[], more = {}): Promise<ImportRecord> =>
  (await admin.post(path).send(file(lines, more)).expect(201)).body as ImportRecord;
const undo = (id: number) => admin.post(`${path}/${id}/undo`);
const named = (name: string) =>
  api.sql<{ id: number; city: string | null; country: string; language: string; vat_code: string | null }>(
    'select id, city, country, language, vat_code from customer where name = $1',
    [name],
  );
const problems = ({ rows }: CustomerImportPreview) =>
  rows.map((row) => row.problems.map(({ column, code }) => `${column}: ${code}`));

describe('imports of customers', () => {
  it('leave out a customer with all its rows, or leave it as it is with all of them', async () => {
    const head = 'Name;Country;Contact person;Contact email';
    const seen = await preview([head, 'Dviaukštis, UAB;LT;Ona Onaitė;ona@du.example', 'Dviaukštis, UAB;;Jonas Jonaitis;jonas@']);
    expect(seen).toMatchObject({ validCount: 0, problemCount: 2 });
    expect(problems(seen)[0]).toEqual([': import.other_row']);
    await store(api, aCustomer({ name: 'Esamas, UAB' }));
    const known = await preview([head, 'Esamas, UAB;LT;Ona Onaitė;', 'Esamas, UAB;;Jonas Jonaitis;', 'Visai naujas, UAB;LT;;']);
    expect(known).toMatchObject({ createCount: 1, skipCount: 1, validCount: 3 });
    expect(known.rows.map(({ outcome }) => outcome)).toEqual(['skip', 'skip', 'create']);
  });

  const header = 'Pavadinimas;Įmonės kodas;Šalis;Miestas;Mokėjimo terminas;Kontaktinis asmuo;Kontaktinio asmens el. paštas';
  const rows = [
    header,
    'Upės kelias, UAB;304567894;Lietuva;Kaunas;30;Ona Onaitė;ona@upe.example',
    ';304567894;;;;Petras Petraitis;petras@upe.example',
    'Fjord Analyse AS;;Norge;Oslo;;;',
  ];

  it('show what becomes of each row, bring contacts with their customer, and are told in its history', async () => {
    const seen = await preview(rows);
    expect(seen).toMatchObject({ rowCount: 3, validCount: 3, createCount: 2 });
    expect(seen.rows.map(({ outcome, contactName }) => [outcome, contactName])).toEqual([
      ['create', 'Ona Onaitė'],
      ['more', 'Petras Petraitis'],
      ['create', null],
    ]);
    const made = await bring(rows);
    expect(made).toMatchObject({ fileName: 'klientai.csv', rowCount: 3, createdCount: 2, updatedCount: 0, undoneAt: null });
    const [customer] = await named('Upės kelias, UAB');
    expect(customer).toMatchObject({ city: 'Kaunas', country: 'LT', language: 'lt' });
    expect((await named('Fjord Analyse AS'))[0]).toMatchObject({ country: 'NO', language: 'no' });
    const contacts = await api.sql('select first_name, email, is_primary from contact where customer_id = $1 order by id', [
      customer?.id,
    ]);
    expect(contacts).toEqual([
      { first_name: 'Ona', email: 'ona@upe.example', is_primary: true },
      { first_name: 'Petras', email: 'petras@upe.example', is_primary: false },
    ]);
    const [told] = await api.sql<{ changes: object }>(
      `select changes from audit where subject = 'Customer' and subject_id = $1 and verb = 'create'`,
      [customer?.id],
    );
    expect(told?.changes).toMatchObject({ importedFrom: [null, 'klientai.csv'] });
    expect((await admin.get(path).expect(200)).body).toEqual([expect.objectContaining({ id: made.id })]);
  });

  it('know by its code who is there, and skip or update as chosen, until the import is undone', async () => {
    const again = ['Name,Company code,City', 'Upės kelias,304 567 894,Vilnius'];
    expect((await preview(again)).rows[0]).toMatchObject({ outcome: 'skip', existingId: expect.any(Number), problems: [] });
    expect(await bring(again)).toMatchObject({ createdCount: 0, updatedCount: 0 });
    const made = await bring(again, { existing: 'update' });
    expect(made).toMatchObject({ createdCount: 0, updatedCount: 1 });
    expect((await named('Upės kelias'))[0]).toMatchObject({ city: 'Vilnius', country: 'LT' });
    expect((await undo(made.id).expect(200)).body).toMatchObject({ undoneAt: expect.any(String) });
    expect((await named('Upės kelias, UAB'))[0]).toMatchObject({ city: 'Kaunas' });
    await undo(made.id).expect(200);
  });

  it('read columns as they were chosen, and formulas as the texts that they are', async () => {
    const lines = ['A,B', '="007",\'=HYPERLINK("x")'];
    const columns = [
      { field: 'name', index: 1 },
      { field: 'buyerReference', index: 0 },
    ];
    await bring(lines, { columns });
    expect(await api.sql(`select name, buyer_reference from customer where buyer_reference = '007'`)).toEqual([
      { name: '=HYPERLINK("x")', buyer_reference: '007' },
    ]);
  });
});

describe('an import of customers is undone', () => {
  it('as a whole, with the contacts', async () => {
    const made = await bring(['Name,Contact person', 'Gone AS,Kari Nordmann']);
    await undo(made.id).expect(200);
    expect(await named('Gone AS')).toEqual([]);
    expect(await api.sql(`select 1 from contact where last_name = 'Nordmann'`)).toEqual([]);
  });

  it('unless one of them is in use, or was changed since: then nothing is', async () => {
    const used = await bring(['Name', 'Used AS', 'Idle AS']);
    const [customer] = await named('Used AS');
    await store(api, aProject({ customerId: customer?.id }));
    expect((await undo(used.id).expect(409)).body).toMatchObject({ code: 'import.in_use', params: { name: 'Used AS' } });
    expect(await named('Idle AS')).toHaveLength(1);

    const changed = await bring(['Name', 'Changed AS']);
    await api.sql(`update customer set version = version + 1 where name = 'Changed AS'`);
    expect((await undo(changed.id).expect(409)).body).toMatchObject({
      code: 'import.changed',
      params: { name: 'Changed AS' },
    });
  });
});

describe('imports of customers refuse', () => {
  it('roles without the right', async () => {
    await api.visitor.get(path).expect(401);
    for (const role of ['employee', 'projectManager', 'auditor'] as const)
      await (
        await api.as(role)
      )
        .post(`${path}/preview`)
        .send(file(['Name', 'A']))
        .expect(403);
  });

  it('what a form would refuse, by column, and write nothing until such rows may be left out', async () => {
    const lines = [
      'Name,Company code,Country,Email,Discount',
      'Odd UAB,304567895,LT,,',
      ',,LT,a@b.example,',
      'Far AS,,Atlantis,nobody,',
      'Sum AS,,NO,,"1,250"',
      'Good AS,,NO,,"2,5"',
    ];
    expect(problems(await preview(lines))).toEqual([
      ['Company code: party.bad_legal_code'],
      ['Name: field.required'],
      ['Country: import.unknown_value', 'Email: field.not_an_email'],
      [],
      [],
    ]);
    expect((await admin.post(path).send(file(lines)).expect(422)).body).toMatchObject({
      code: 'import.has_problems',
      params: { count: 3 },
    });
    expect(await named('Good AS')).toEqual([]);
    expect(await bring(lines, { skipProblems: true })).toMatchObject({ rowCount: 2, createdCount: 2 });
  });

  it('a row that would be lost in another one of the same customer', async () => {
    const head = 'Name,Company code,Country,City,Contact';
    const lines = [
      'Acme,,,Vilnius,',
      'Acme,,,Kaunas,',
      'Tvin,304567894,LT,,Ona Onaitė',
      'Kitas,304567894,LT,,Jonas Jonaitis',
      'Solo,,,,',
    ];
    expect(problems(await preview([head, ...lines, 'Solo,,,,']))).toEqual([
      [': import.other_row'],
      ['City: import.differs'],
      [': import.other_row'],
      ['Name: import.differs'],
      [': import.other_row'],
      ['Name: import.repeated'],
    ]);
  });

  it('half a name of a contact person', async () => {
    expect(problems(await preview(['Name,Contact', 'Half AS,Jonas', 'Whole AS,Jonas Jonaitis']))).toEqual([
      ['Contact: import.whole_name'],
      [],
    ]);
  });

  it('a name that two customers have', async () => {
    await store(api, aCustomer({ name: 'Twins' }));
    await store(api, aCustomer({ name: 'Twins' }));
    expect(problems(await preview(['Name', 'twins']))).toEqual([[': import.existing_ambiguous']]);
  });

  it('files without names, too long or none', async () => {
    expect((await preview(['City', 'Vilnius'])).rows[0]?.problems).toContainEqual({
      column: '',
      code: 'import.missing_column',
      params: { column: 'name' },
    });
    const refusal = async (content: string) =>
      ((await admin.post(`${path}/preview`).send({ fileName: 'a', content }).expect(422)).body as { code: string }).code;
    expect(await refusal('"never ends')).toBe('import.bad_file');
    expect(await refusal('\n \n')).toBe('import.empty');
    expect(await refusal(`Name\n${'A\n'.repeat(5001)}`)).toBe('import.too_many_rows');
  });

  it('more than the megabytes that thousands of rows take, as the other routes refuse more than one', async () => {
    const long = (bytes: number) => ({ fileName: 'a', content: `Name\n${'A'.repeat(94)}\n`.repeat(bytes / 100) });
    const sent = async (url: string, bytes: number) => {
      const { status, body } = await admin.post(url).send(long(bytes));
      return [status, (body as { code: string }).code];
    };
    expect(await sent(`${path}/preview`, 2_900_000)).toEqual([422, 'import.too_many_rows']);
    expect(await sent(`${path}/preview`, 9_000_000)).toEqual([413, 'error.too_large']);
    expect(await sent('/api/v1/customers', 1_100_000)).toEqual([413, 'error.too_large']);
  });

  it('to make a customer twice when two bring it at once', async () => {
    const lines = ['Name,VAT code', 'Once UAB,LT100001919017'];
    await Promise.all([bring(lines), bring(lines)]);
    expect(await named('Once UAB')).toHaveLength(1);
  });
});

it('reads and brings 5,000 customers within seconds', async () => {
  const lines = ['Name,City,Contact person,Email', ...Array.from({ length: 5000 }, (_, at) => `Many ${at} AS,Oslo,Ola N${at},`)];
  const begun = performance.now();
  expect(await preview(lines)).toMatchObject({ validCount: 5000 });
  const read = performance.now();
  const made = await bring(lines);
  const written = performance.now();
  await undo(made.id).expect(200);
  const seconds = [read - begun, written - read, performance.now() - written].map((ms) => Math.round(ms / 100) / 10);
  expect(Math.max(...seconds) / crowd()).toBeLessThan(20);
  process.stderr.write(`5,000 customers: preview, import, undo in ${seconds.join(', ')} s\n`);
});
