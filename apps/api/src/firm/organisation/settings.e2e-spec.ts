import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BankAccountInput, OrganisationRecord, TaxRateInput } from '@kontor/domain';
import { listPath, testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { anItem } from '../../../test/builders/item.ts';
import { aSentInvoice } from '../../../test/builders/invoice.ts';
import { store } from '../../../test/builders/store.ts';

let api: TestApp;
let admin: Agent;
let employee: Agent;
type Stored = { id: number; version: number };

beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
  employee = await api.as('employee');
});
afterAll(() => api.close());

const profile = async (): Promise<OrganisationRecord> =>
  (await admin.get('/api/v1/organisation/1').expect(200)).body as OrganisationRecord;
const sendable = ({
  id: _id,
  createdAt: _created,
  updatedAt: _updated,
  remindersSince: _since,
  ...input
}: OrganisationRecord): object => input;

describe('the organisation profile', () => {
  it('exists from the start and can be filled in', async () => {
    const before = await profile();
    const answer = await admin
      .put('/api/v1/organisation/1')
      .send({ ...sendable(before), name: 'UAB Kontora', timeZone: 'Europe/Oslo' })
      .expect(200);
    expect(answer.body).toMatchObject({ name: 'UAB Kontora', timeZone: 'Europe/Oslo', version: before.version + 1 });
  });
  it('refuses an electronic address that does not fit its type', async () => {
    const address = { electronicAddress: 'LT304567895', electronicAddressScheme: '9937' };
    const answer = await admin
      .put('/api/v1/organisation/1')
      .send({ ...sendable(await profile()), ...address })
      .expect(422);
    expect(answer.body).toMatchObject({ errors: { electronicAddress: { code: 'party.bad_electronic_address' } } });
  });
  it('refuses an unknown time zone at its field', async () => {
    const answer = await admin
      .put('/api/v1/organisation/1')
      .send({ ...sendable(await profile()), timeZone: 'Europe/Kaunas' })
      .expect(422);
    expect(answer.body).toMatchObject({ errors: { timeZone: { code: 'organisation.bad_time_zone' } } });
  });
  it.each([
    [{ legalCode: '304567895' }, 422, 'legalCode', 'party.bad_legal_code'],
    [{ vatCode: 'LT1' }, 422, 'vatCode', 'party.bad_vat_code'],
    [{ website: 'javascript:alert(1)' }, 400, 'website', 'field.not_an_address'],
    [{ phone: 'abc' }, 400, 'phone', 'field.not_a_phone'],
    [{ country: 'XX' }, 400, 'country', 'field.not_a_country'],
  ])('refuses %j at its field', async (change, status, field, code) => {
    const answer = await admin.put('/api/v1/organisation/1').send({ ...sendable(await profile()), country: 'LT', ...change });
    expect([answer.status, answer.body.errors[field]?.code]).toEqual([status, code]);
  });
  it('refuses a daily limit below the length of a working day, at its field', async () => {
    const answer = await admin
      .put('/api/v1/organisation/1')
      .send({ ...sendable(await profile()), workdayMinutes: 480, dayLimitMinutes: 479 })
      .expect(422);
    expect(answer.body).toMatchObject({ errors: { dayLimitMinutes: { code: 'organisation.limit_below_day' } } });
  });
  it('keeps its base currency once a document is issued, and locks past dates only', async () => {
    const change = async (part: object) => admin.put('/api/v1/organisation/1').send({ ...sendable(await profile()), ...part });
    expect((await change({ baseCurrency: 'NOK' })).body).toMatchObject({ baseCurrency: 'NOK' });
    expect((await change({ baseCurrency: 'EUR' })).status).toBe(200);
    await api.sql(`update number_series set last_issued_date = '2026-01-01' where document_kind = 'estimate'`);
    expect((await change({ baseCurrency: 'NOK' })).status).toBe(409);
    await api.sql(`update number_series set last_issued_date = null`);
    await store(api, aSentInvoice());
    const refused = await change({ baseCurrency: 'NOK' });
    expect([refused.status, refused.body.errors.baseCurrency.code]).toEqual([409, 'organisation.currency_in_use']);
    expect((await change({ lockDate: '2099-12-31' })).body).toMatchObject({
      errors: { lockDate: { code: 'organisation.lock_date_ahead' } },
    });
  });
  it('refuses an Employee, and a stale save', async () => {
    const before = await profile();
    await employee.put('/api/v1/organisation/1').send(sendable(before)).expect(403);
    await admin
      .put('/api/v1/organisation/1')
      .send({ ...sendable(before), version: before.version - 1 })
      .expect(409);
  });
  it('stays the only one, even against plain SQL', async () => {
    await expect(
      api.sql(`insert into organisation (id, name, country, base_currency, time_zone) values (2, 'x', 'LT', 'EUR', 'UTC')`),
    ).rejects.toThrow('organisation_only_one');
  });
});

describe('tax rates', () => {
  const input = (change: Partial<TaxRateInput> = {}): TaxRateInput => ({
    name: 'MVA 25 %',
    percent: 25,
    category: 'S',
    validFrom: '2020-01-01',
    isDefault: false,
    ...change,
  });
  const add = async (change: Partial<TaxRateInput> = {}): Promise<Stored> =>
    (await admin.post('/api/v1/tax-rates').send(input(change)).expect(201)).body as Stored;

  it('have one default: a new one replaces the old one', async () => {
    const first = await add({ isDefault: true });
    const second = await add({ isDefault: true });
    const defaults = (await admin.get(listPath('tax-rates', { filter: { isDefault: true } }))).body as Stored[];
    expect(defaults.map(({ id }) => id)).toEqual([second.id]);
    expect(first.id).not.toBe(second.id);
  });
  it('leave the current default its days when a later one is added', async () => {
    const present = await add({ name: 'Now', isDefault: true });
    const later = input({ name: 'Later', validFrom: '2199-01-01', isDefault: true });
    const refused = await admin.post('/api/v1/tax-rates').send(later).expect(422);
    expect(refused.body).toMatchObject({ errors: { isDefault: { code: 'tax_rate.default_exists', params: { name: 'Now' } } } });
    const ending = { ...input({ name: 'Now', isDefault: true }), validTo: '2198-12-31', version: present.version };
    await admin.put(`/api/v1/tax-rates/${present.id}`).send(ending).expect(200);
    await admin.post('/api/v1/tax-rates').send(later).expect(201);
    const defaults = (await admin.get(listPath('tax-rates', { filter: { isDefault: true }, sort: ['validFrom', 'ASC'] })))
      .body as {
      name: string;
    }[];
    expect(defaults.map(({ name }) => name)).toEqual(['Now', 'Later']);
  });
  it('have a percentage if their category has one', async () => {
    const answer = await admin
      .post('/api/v1/tax-rates')
      .send(input({ percent: null }))
      .expect(422);
    expect(answer.body).toMatchObject({ errors: { percent: { code: 'tax_rate.standard_needs_percent' } } });
  });
  it('have percentage and category checked by the database', async () => {
    const answer = await admin
      .post('/api/v1/tax-rates')
      .send(input({ category: 'AE', percent: 25 }))
      .expect(422);
    expect(answer.body).toMatchObject({ errors: { percent: { code: 'tax_rate.percent_needs_category_s' } } });
    expect(
      (
        await admin
          .post('/api/v1/tax-rates')
          .send(input({ category: 'O', percent: 5 }))
          .expect(201)
      ).body,
    ).toMatchObject({ percent: null });
  });
  it('refuse a last day before the first, and an actor without the right', async () => {
    const answer = await admin
      .post('/api/v1/tax-rates')
      .send(input({ validTo: '2019-12-31' }))
      .expect(422);
    expect(answer.body).toMatchObject({ errors: { validTo: { code: 'tax_rate.valid_to_before_from' } } });
    await employee.get('/api/v1/tax-rates').expect(403);
    await employee.post('/api/v1/tax-rates').send(input()).expect(403);
  });
  it('can be changed and deleted', async () => {
    const { id, version } = await add();
    const changed = await admin
      .put(`/api/v1/tax-rates/${id}`)
      .send({ ...input({ name: 'Renamed' }), version })
      .expect(200);
    expect(changed.body).toMatchObject({ name: 'Renamed', version: 2 });
    await admin.delete(`/api/v1/tax-rates/${id}`).set('If-Match', '"2"').expect(200);
    await admin.get(`/api/v1/tax-rates/${id}`).expect(404);
  });
});

describe('bank accounts', () => {
  const input = (change: Partial<BankAccountInput> = {}): BankAccountInput => ({
    bankName: 'Bankas',
    iban: 'LT12 1000 0111 0100 1000',
    currency: 'EUR',
    isDefault: true,
    kidMethod: 'none',
    ...change,
  });
  it('store the IBAN without spaces, and have one default per currency', async () => {
    expect((await admin.post('/api/v1/bank-accounts').send(input()).expect(201)).body).toMatchObject({
      iban: 'LT121000011101001000',
    });
    await admin
      .post('/api/v1/bank-accounts')
      .send(input({ iban: 'NO93 8601 1117 947', currency: 'NOK' }))
      .expect(201);
    const { body } = await admin
      .post('/api/v1/bank-accounts')
      .send(input({ iban: 'NO9386011117947' }))
      .expect(201);
    const defaults = (await admin.get(listPath('bank-accounts', { filter: { isDefault: true, currency: 'EUR' } })))
      .body as Stored[];
    expect(defaults.map(({ id }) => id)).toEqual([(body as Stored).id]);
  });
  it('refuse a wrong IBAN and a wrong BIC at their fields', async () => {
    expect(
      (
        await admin
          .post('/api/v1/bank-accounts')
          .send(input({ iban: 'NO9386011117948' }))
          .expect(422)
      ).body,
    ).toMatchObject({ errors: { iban: { code: 'bank_account.bad_iban' } } });
    expect(
      (
        await admin
          .post('/api/v1/bank-accounts')
          .send(input({ bic: 'X' }))
          .expect(422)
      ).body,
    ).toMatchObject({ errors: { bic: { code: 'bank_account.bad_bic' } } });
  });
});

const ofInvoices = `/api/v1/number-series?filter=${encodeURIComponent(JSON.stringify({ documentKind: 'invoice' }))}`;

describe('number series', () => {
  it('preview the number of the next document', async () => {
    const [series] = (await admin.get(ofInvoices).expect(200)).body as (Stored & { preview: string })[];
    expect(series?.preview).toMatch(/^INV-\d{4}-0001$/);
  });
  it('refuse a pattern without a counter, a yearly one without the year, and a lower next number', async () => {
    const [series] = (await admin.get(ofInvoices)).body as Stored[];
    const put = (change: object) =>
      admin.put(`/api/v1/number-series/${series?.id}`).send({
        documentKind: 'invoice',
        pattern: 'F-{YYYY}-{000}',
        nextNumber: 5,
        resetsYearly: true,
        version: series?.version,
        ...change,
      });
    await put({ pattern: 'INV' }).expect(422);
    const withoutYear = await put({ pattern: 'INV-{0000}' }).expect(422);
    expect(withoutYear.body).toMatchObject({ errors: { pattern: { code: 'number_series.year_missing' } } });
    await api.sql(
      `update number_series set next_number = 9, last_issued_date = '2026-01-01', pattern = 'F-{YYYY}-{000}' where document_kind = 'invoice'`,
    );
    expect((await put({}).expect(422)).body).toMatchObject({ code: 'number_series.next_too_low', params: { min: 9 } });
    expect((await put({ pattern: 'G-{YYYY}-{000}' }).expect(422)).body).toMatchObject({ code: 'number_series.next_too_low' });
    expect((await put({ nextNumber: 20 }).expect(422)).body).toMatchObject({
      errors: { reason: { code: 'number_series.reason_missing' } },
    });
    await put({ nextNumber: 20, reason: 'The shop gave 9 to 19' }).expect(200);
  });
});

describe('classifiers', () => {
  const input = {
    type: 3,
    code: 'training',
    nameEn: 'Training',
    nameLt: 'Mokymai',
    nameNo: 'Opplæring',
    position: 9,
    active: true,
  };
  it('list one type in its order, with the use count of each entry', async () => {
    const units = (await admin.get(listPath('classifiers', { filter: { type: 6 } })).expect(200)).body as {
      code: string;
      useCount: number;
    }[];
    expect(units.map(({ code }) => code).slice(0, 3)).toEqual(['HUR', 'DAY', 'C62']);
    expect(units.every(({ useCount }) => useCount === 0)).toBe(true);
  });
  it('refuse a code twice within a type, and to delete an entry in use, naming what uses it', async () => {
    const { body } = await admin.post('/api/v1/classifiers').send(input).expect(201);
    expect((await admin.post('/api/v1/classifiers').send(input).expect(409)).body).toMatchObject({
      errors: { code: { code: 'classifier.code_in_use' } },
    });
    const item = await store(api, anItem({ categoryId: (body as Stored).id }));
    const refused = await admin
      .delete(`/api/v1/classifiers/${(body as Stored).id}`)
      .set('If-Match', '"1"')
      .expect(409);
    expect(refused.body).toMatchObject({ code: 'error.in_use', params: { 'count.Item': 1, 'ids.Item': String(item) } });
    const uses = async () =>
      ((await admin.get(`/api/v1/classifiers/${(body as Stored).id}`).expect(200)).body as { useCount: number }).useCount;
    expect(await uses()).toBe(1);
    await api.sql(
      `insert into item select (jsonb_populate_record(i, jsonb_build_object('id', 10000 + n, 'sku', 'USE' || n))).* from item i, generate_series(1, 1200) n where i.id = $1`,
      [item],
    );
    expect(await uses()).toBe(1000);
    await api.sql('delete from item where id > 10000');
  });
  it('keep their type once records refer to them', async () => {
    const { body } = await admin
      .post('/api/v1/classifiers')
      .send({ ...input, code: 'staying' })
      .expect(201);
    const { id, version } = body as Stored;
    const moved = await admin
      .put(`/api/v1/classifiers/${id}`)
      .send({ ...input, code: 'staying', type: 6, version })
      .expect(422);
    expect(moved.body).toMatchObject({ errors: { type: { code: 'classifier.keeps_type' } } });
  });
  it('can be read but not changed by an Employee', async () => {
    await employee.get('/api/v1/classifiers').expect(200);
    await employee.post('/api/v1/classifiers').send(input).expect(403);
  });
});
