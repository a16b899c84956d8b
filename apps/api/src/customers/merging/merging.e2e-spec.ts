import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { listPath, testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { aContact, aCustomer } from '../../../test/builders/customer.ts';
import { aFile } from '../../../test/builders/file.ts';
import { anInvoice, aPayment, aSentInvoice } from '../../../test/builders/invoice.ts';
import { aMail } from '../../../test/builders/mail.ts';
import { aProject } from '../../../test/builders/project.ts';
import { store } from '../../../test/builders/store.ts';

let api: TestApp;
let accountant: Agent;
let kept: number;
let merged: number;

beforeAll(async () => {
  api = await testApp();
  accountant = await api.as('accountant', { fullName: 'Ona Onaitė' });
});
afterAll(() => api.close());
beforeEach(async () => {
  kept = await store(api, aCustomer({ name: 'Fjord AS' }));
  merged = await store(api, aCustomer({ name: 'Fjord Media', vatCode: 'LT100001919017', phone: '+370 612 34567' }));
});

const merge = (by = accountant, input: object = {}) =>
  by.post(`/api/v1/customers/${kept}/merge`).send({ mergedId: merged, mergedVersion: 1, ...input });
const customersOf = async (table: string, id: number): Promise<unknown> =>
  (await api.sql(`select customer_id as customer from ${table} where id = $1`, [id]))[0]?.['customer'];

describe('merging two customers', () => {
  it('leads old addresses on through several merges, and tells them to nobody who may not read where they lead', async () => {
    await merge().expect(200);
    const last = await store(api, aCustomer({ name: 'Fjord Group' }));
    const [{ version } = {}] = await api.sql('select version from customer where id = $1', [kept]);
    await accountant.post(`/api/v1/customers/${last}/merge`).send({ mergedId: kept, mergedVersion: version }).expect(200);
    expect((await accountant.get(`/api/v1/customers/${merged}`)).body).toMatchObject({
      code: 'error.merged',
      params: { id: last },
    });
    const rules = [{ action: 'read', subject: 'Customer', conditions: { name: 'Fjord AS' } } as const];
    const other = await api.asOwnRole(rules);
    expect((await other.get(`/api/v1/customers/${merged}`)).body).toMatchObject({ code: 'error.not_found' });
  });

  it('takes along whatever belongs to the other one, leaves the paper of what was issued, and says so in both histories', async () => {
    const snapshot = { buyer: { name: 'Fjord Media' } };
    const ids = {
      contact: await store(api, aContact({ customerId: merged, isPrimary: true })),
      project: await store(api, aProject({ customerId: merged })),
      invoice: await store(api, aSentInvoice({ customerId: merged, snapshot })),
      payment: await store(api, aPayment({ customerId: merged })),
    };
    for (const id of [kept, merged])
      await api.sql(`insert into dated_rate (customer_id, valid_from, hourly_rate) values ($1::int, '2026-01-01', $1::int)`, [
        id,
      ]);
    const own = await store(api, aContact({ customerId: kept, isPrimary: true }));
    const draft = await store(api, anInvoice({ customerId: merged }));
    const file = await store(api, aFile({ subject: 'Customer', subjectId: merged }));
    const mail = await store(api, aMail({ subjectType: 'Customer', subjectId: merged }));
    const preview = await accountant.get(`/api/v1/customers/${kept}/merge/${merged}`).expect(200);
    expect(preview.body).toEqual({
      moves: expect.arrayContaining([
        { subject: 'Invoice', count: 2 },
        ...['Payment', 'Contact', 'Project', 'File', 'Mail'].map((subject) => ({ subject, count: 1 })),
      ]),
    });

    const { body } = await merge().expect(200);
    const gone = { status: 404, body: { code: 'error.merged', params: { id: kept } } };
    expect(await accountant.get(`/api/v1/customers/${merged}`)).toMatchObject(gone);
    expect(body).toMatchObject({
      id: kept,
      name: 'Fjord AS',
      vatCode: 'LT100001919017',
      phone: '+370 612 34567',
      receivable: 100,
    });
    await accountant.get(`/api/v1/customers/${merged}`).expect(404);
    for (const [table, id] of Object.entries(ids)) expect(await customersOf(table, id)).toBe(kept);
    expect(await customersOf('invoice', draft)).toBe(kept);
    expect(await api.sql('select customer_id as id, hourly_rate::int as rate from dated_rate')).toEqual([
      { id: kept, rate: kept },
    ]);
    expect(await api.sql('select snapshot from invoice where id = $1', [ids.invoice])).toEqual([{ snapshot }]);
    expect(await api.sql('select subject_id as id from file where id = $1', [file])).toEqual([{ id: kept }]);
    expect(await api.sql('select subject_id as id from mail where id = $1', [mail])).toEqual([{ id: kept }]);
    expect(await api.sql('select id from contact where customer_id = $1 and is_primary', [kept])).toEqual([{ id: own }]);
    const told = await api.sql(
      `select subject, subject_id as id, changes from audit where verb = 'merge' and subject in ('Customer', 'Invoice')
        and subject_id = any($1::int[]) order by id`,
      [[kept, merged, ids.invoice]],
    );
    expect(told).toEqual(
      expect.arrayContaining([
        { subject: 'Invoice', id: ids.invoice, changes: { customerId: [merged, kept] } },
        { subject: 'Customer', id: kept, changes: { mergedName: [null, 'Fjord Media'], mergedId: [null, merged] } },
        { subject: 'Customer', id: merged, changes: { keptName: [null, 'Fjord AS'], keptId: [null, kept] } },
      ]),
    );
  });

  it('goes on telling the history of the other one', async () => {
    const input = { kind: 'company', name: 'Fjord', country: 'LT', currency: 'EUR', language: 'lt', active: true };
    await accountant
      .put(`/api/v1/customers/${merged}`)
      .send({ ...input, name: 'Fjord Medium', version: 1 })
      .expect(200);
    await merge(accountant, { mergedVersion: 2 }).expect(200);
    const history = async (by: Agent) =>
      (await by.get(listPath('audit', { filter: { subject: 'Customer', subjectId: kept } })).expect(200)).body as object[];
    for (const by of [accountant, await api.as('projectManager')])
      expect(await history(by)).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ verb: 'update', subjectId: merged, about: 'Fjord Medium' }),
          expect.objectContaining({ verb: 'merge', subjectId: kept }),
        ]),
      );
    expect(await history(accountant)).not.toEqual(expect.arrayContaining([expect.objectContaining({ verb: 'delete' })]));
  });

  it.each([
    ['another currency', { currency: 'NOK' }, 'party.merge_currency'],
    ['another VAT code', { vatCode: 'LT100538411' }, 'party.merge_codes'],
  ])('is refused with one of %s', async (_, change, code) => {
    kept = await store(api, aCustomer(change));
    const answer = await merge().expect(422);
    expect(answer.body).toMatchObject({ code, errors: { mergedId: { code } } });
    await accountant.get(`/api/v1/customers/${kept}/merge/${merged}`).expect(422);
    await accountant.get(`/api/v1/customers/${merged}`).expect(200);
  });

  it('is refused with itself, and with one that was changed in the meantime', async () => {
    expect((await merge(accountant, { mergedId: kept }).expect(422)).body).toMatchObject({ code: 'party.merge_itself' });
    expect((await merge(accountant, { mergedVersion: 7 }).expect(409)).body).toMatchObject({ code: 'error.stale' });
  });

  it('needs the right to merge both', async () => {
    await merge(await api.as('projectManager')).expect(403);
    const one = { action: ['read', 'merge'], subject: 'Customer' };
    await merge(await api.asOwnRole([{ ...one, conditions: { id: kept } }])).expect(404);
    await merge(await api.asOwnRole([one])).expect(200);
  });

  it('is the only way in which an issued document gets another customer', async () => {
    const invoice = await store(api, aSentInvoice({ customerId: merged }));
    await expect(api.sql('update invoice set customer_id = $1 where id = $2', [kept, invoice])).rejects.toThrow(/frozen/);
  });

  it('happens once when both are merged into each other at the same time', async () => {
    const other = accountant.post(`/api/v1/customers/${merged}/merge`).send({ mergedId: kept, mergedVersion: 1 });
    const statuses = (await Promise.all([merge(), other])).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 404]);
  });

  it('leaves no payment behind that is recorded while it happens', async () => {
    const invoices = await Promise.all(Array.from({ length: 8 }, () => store(api, aSentInvoice({ customerId: merged }))));
    const pay = (id: number) =>
      accountant.post(`/api/v1/invoices/${id}/mark-paid`).send({ paymentDate: '2026-03-10', method: 'bankTransfer' });
    const answers = await Promise.all([...invoices.map(pay), merge()]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await api.sql('select 1 from payment where customer_id = $1', [merged])).toEqual([]);
    expect(
      await api.sql(`select 1 from payment_allocation a join payment p on p.id = a.payment_id join invoice i on i.id = a.invoice_id
        where p.customer_id <> i.customer_id`),
    ).toEqual([]);
  });
});
