import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ExpenseCounts, ExpenseRecord, ReimbursementRecord } from '@kontor/domain';
import { aCustomer } from '../../../test/builders/customer.ts';
import { aTaxRate } from '../../../test/builders/item.ts';
import { aProject, aProjectMember } from '../../../test/builders/project.ts';
import { store } from '../../../test/builders/store.ts';
import { listPath, testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { verify } from '../../tools/verify.ts';
import { anExpenseInput, approvedOf, draftOf, submittedOf } from './expense.sample.ts';

let api: TestApp;
let admin: Agent;
let accountant: Agent;
let ieva: Agent;
let customerId: number;
let projectId: number;
let taxRateId: number;

beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
  accountant = await api.as('accountant');
  ieva = await api.as('employee', { fullName: 'Ieva Ievaitė' });
  customerId = await store(api, aCustomer({ markUpPercent: 20 }));
  projectId = await store(api, aProject({ customerId }));
  taxRateId = await store(api, aTaxRate());
});
afterAll(async () => {
  expect((await verify(api.url)).problems).toEqual([]);
  await api.close();
});

const command = (by: Agent, id: number, verb: string, body: object = {}) => by.post(`/api/v1/expenses/${id}/${verb}`).send(body);
const get = async (id: number): Promise<ExpenseRecord> =>
  (await admin.get(`/api/v1/expenses/${id}`).expect(200)).body as ExpenseRecord;
const idsFor = async (by: Agent, filter: object = {}): Promise<number[]> =>
  ((await by.get(listPath('expenses', { filter })).expect(200)).body as ExpenseRecord[]).map(({ id }) => id);
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const attach = (by: Agent, id: number) =>
  by
    .post('/api/v1/files')
    .field('subject', 'Expense')
    .field('subjectId', String(id))
    .attach('file', picture, { filename: 'receipt.png', contentType: 'image/png' });
const repay = (by: Agent, expenseIds: number[], change: object = {}) =>
  by.post('/api/v1/reimbursements').send({ expenseIds, paymentDate: '2026-03-20', method: 'bankTransfer', ...change });
const newsOf = async (by: Agent): Promise<string[]> =>
  ((await by.get('/api/v1/notifications').expect(200)).body as { kind: string }[]).map(({ kind }) => kind);

describe('an expense', () => {
  it('belongs to the person who enters it, with its tax, project and price for the customer', async () => {
    const expense = await draftOf(accountant, { projectId, billable: true, taxRateId, deductiblePercent: 50 });
    expect(expense).toMatchObject({
      status: 'draft',
      userId: accountant.userId,
      amount: 121,
      tax: 21,
      net: 100,
      deductibleTax: 10.5,
      baseAmount: 121,
      customerId,
      markUp: 20,
      unitPrice: 132.6,
      hasPaper: false,
      taxName: expect.any(String),
    });
  });

  it('in another currency is paid back in that of the firm', async () => {
    const expense = await draftOf(ieva, { currency: 'NOK', amount: 250, exchangeRate: 11.7354, exchangeRateInverted: true });
    expect(expense).toMatchObject({ amount: 250, baseAmount: 21.3, currency: 'NOK' });
  });

  it('is handed in, approved by somebody else, and paid back', async () => {
    const draft = await draftOf(ieva, { projectId });
    await attach(ieva, draft.id).expect(201);
    await command(ieva, draft.id, 'submit').expect(200);
    expect(await newsOf(accountant)).toContain('expenseSubmitted');
    const { version, hasPaper } = await get(draft.id);
    expect(hasPaper).toBe(true);
    await command(accountant, draft.id, 'approve')
      .set('If-Match', `"${version - 1}"`)
      .expect(409);
    await command(accountant, draft.id, 'approve').set('If-Match', `"${version}"`).expect(200);
    expect(await newsOf(ieva)).toContain('expenseApproved');
    expect(await idsFor(accountant, { toReimburse: true })).toContain(draft.id);
    const paid = (await repay(accountant, [draft.id]).expect(201)).body as ReimbursementRecord;
    expect(paid).toMatchObject({ userId: ieva.userId, amount: 121, currency: 'EUR', expenses: [{ expenseId: draft.id }] });
    expect(await get(draft.id)).toMatchObject({ status: 'reimbursed', reimbursedDate: '2026-03-20' });
    const seen = (await ieva.get('/api/v1/reimbursements').expect(200)).body as ReimbursementRecord[];
    expect(seen.map(({ id }) => id)).toEqual([paid.id]);
    await admin.delete(`/api/v1/reimbursements/${paid.id}`).set('If-Match', `"${paid.version}"`).expect(200);
    expect(await get(draft.id)).toMatchObject({ status: 'approved', reimbursementId: null });
  });

  it('is approved or rejected when several decide at the same moment, and the others are told', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, version } = await submittedOf(ieva);
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, n) =>
          n % 2
            ? command(accountant, id, 'reject', { reason: 'No receipt' })
            : command(admin, id, 'approve').set('If-Match', `"${version}"`),
        ),
      );
      const won = answers.flatMap(({ status }, n) => (status === 200 ? [n % 2 ? 'draft' : 'approved'] : []));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
      expect([(await get(id)).status]).toEqual(won);
    }
  });

  it('comes back for a reason, also after it was approved, and is handed in again', async () => {
    const { id } = await approvedOf(ieva, accountant);
    const unaware = await command(accountant, id, 'reject', { reason: 'No receipt' }).expect(409);
    expect(unaware.body).toMatchObject({ code: 'expense.approved_before' });
    await command(accountant, id, 'reject', { reason: 'No receipt', approvedConfirmed: true }).expect(200);
    expect(await get(id)).toMatchObject({ status: 'draft', rejectReason: 'No receipt', approvedAt: null, submittedAt: null });
    expect(await newsOf(ieva)).toContain('expenseRejected');
    await command(ieva, id, 'submit').expect(200);
    expect(await get(id)).toMatchObject({ status: 'submitted', rejectReason: null });
    await command(ieva, id, 'withdraw').expect(200);
    expect(await get(id)).toMatchObject({ status: 'draft' });
  });

  it('is corrected by the accountant while it waits, and by nobody afterwards', async () => {
    const { id, version } = await submittedOf(ieva, { projectId, billable: true });
    const input = anExpenseInput({ projectId, billable: true });
    await ieva.put(`/api/v1/expenses/${id}`).set('If-Match', `"${version}"`).send(input).expect(409);
    const changed = await accountant
      .put(`/api/v1/expenses/${id}`)
      .set('If-Match', `"${version}"`)
      .send({ ...input, taxRateId });
    expect(changed.body).toMatchObject({ status: 'submitted', tax: 21, userId: ieva.userId });
    const now = (changed.body as ExpenseRecord).version;
    const approved = await command(accountant, id, 'approve').set('If-Match', `"${now}"`).expect(200);
    const last = (approved.body as ExpenseRecord).version;
    const late = await accountant.put(`/api/v1/expenses/${id}`).set('If-Match', `"${last}"`).send(input).expect(409);
    expect(late.body).toMatchObject({ code: 'expense.frozen' });
    await expect(api.sql('update expense set amount = amount + 1, net = net + 1 where id = $1', [id])).rejects.toThrow();
  });

  it('keeps tax and mark-up that its person does not see', async () => {
    const mine = await draftOf(accountant, { userId: ieva.userId, taxRateId, projectId, billable: true, markUpPercent: 7 });
    const seen = (await ieva.get(`/api/v1/expenses/${mine.id}`).expect(200)).body as ExpenseRecord;
    expect(seen).not.toHaveProperty('markUpPercent');
    expect(seen).not.toHaveProperty('unitPrice');
    const sent = { ...anExpenseInput({ amount: 242, projectId, billable: true }), version: seen.version };
    await ieva.put(`/api/v1/expenses/${mine.id}`).send(sent).expect(200);
    expect(await get(mine.id)).toMatchObject({ tax: 42, taxRateId, markUpPercent: 7, unitPrice: 214 });
  });

  it('is counted and added up for the person who asks', async () => {
    const jonas = await api.as('employee');
    await draftOf(jonas, { amount: 10 });
    await submittedOf(jonas, { amount: 20.5 });
    const counts = (await jonas.get('/api/v1/expenses/counts').expect(200)).body as ExpenseCounts;
    expect(counts).toEqual({ all: 2, draft: 1, submitted: 1, approved: 0, reimbursed: 0, toReimburse: 0 });
    expect((await jonas.get('/api/v1/expenses/totals').expect(200)).body).toEqual([
      { currency: 'EUR', count: 2, amount: 30.5, tax: 0, net: 30.5 },
    ]);
    await draftOf(jonas, {
      amount: 7,
      expenseDate: '2026-02-27',
      currency: 'NOK',
      exchangeRate: 0.09,
      exchangeRateInverted: false,
    });
    await draftOf(jonas, { amount: 4, expenseDate: '2025-12-31' });
    const months = (filter: object) =>
      jonas.get(`/api/v1/expenses/months?filter=${encodeURIComponent(JSON.stringify(filter))}`).expect(200);
    expect((await months({})).body).toEqual([
      { month: '2025-12', currency: 'EUR', count: 1, amount: 4, tax: 0 },
      { month: '2026-02', currency: 'NOK', count: 1, amount: 7, tax: 0 },
      { month: '2026-03', currency: 'EUR', count: 2, amount: 30.5, tax: 0 },
    ]);
    expect((await months({ status: 'submitted' })).body).toEqual([
      { month: '2026-03', currency: 'EUR', count: 1, amount: 20.5, tax: 0 },
    ]);
    await (await api.as('storekeeper')).get('/api/v1/expenses/months').expect(200);
    await (await api.as('client')).get('/api/v1/expenses/months').expect(403);
  });

  it('goes with its receipt while it is a draft', async () => {
    const { id, version } = await draftOf(ieva);
    await attach(ieva, id).expect(201);
    await ieva.delete(`/api/v1/expenses/${id}`).set('If-Match', `"${version}"`).expect(200);
    expect(await api.sql(`select 1 from file where subject = 'Expense' and subject_id = $1`, [id])).toEqual([]);
  });

  it('is found by those who may read it', async () => {
    await draftOf(ieva, { vendorName: 'Kavinė Žalia' });
    const found = async (by: Agent) => JSON.stringify((await by.get('/api/v1/search?q=Kavinė').expect(200)).body);
    expect(await found(ieva)).toContain('Kavinė Žalia');
    expect(await found(accountant)).toContain('Kavinė Žalia');
    for (const role of ['employee', 'projectManager', 'storekeeper'] as const)
      expect(await found(await api.as(role))).not.toContain('Kavinė Žalia');
  });
});

describe('others', () => {
  it('see nothing of what a colleague spent', async () => {
    const { id } = await submittedOf(ieva);
    for (const role of ['employee', 'storekeeper', 'projectManager'] as const) {
      const other = await api.as(role);
      expect(await idsFor(other)).toEqual([]);
      await other.get(`/api/v1/expenses/${id}`).expect(404);
      await command(other, id, 'withdraw').expect(404);
      await attach(other, id).expect(422);
    }
    await (await api.as('client')).get('/api/v1/expenses').expect(403);
    await (
      await api.as('employee')
    )
      .post('/api/v1/expenses')
      .send(anExpenseInput({ userId: ieva.userId }))
      .expect(403);
  });

  it('lead a project, and approve what was spent on it', async () => {
    const lead = await api.as('projectManager');
    const led = await store(api, aProject({ customerId }));
    await store(api, aProjectMember({ projectId: led, userId: lead.userId }));
    const { id, version } = await submittedOf(ieva, { projectId: led });
    expect(await idsFor(lead)).toEqual([id]);
    expect(await newsOf(lead)).toContain('expenseSubmitted');
    await command(lead, id, 'approve').set('If-Match', `"${version}"`).expect(200);
    await repay(lead, [id]).expect(403);
    const own = await submittedOf(lead, { projectId: led });
    const refused = await command(lead, own.id, 'approve').set('If-Match', `"${own.version}"`).expect(409);
    expect(refused.body).toMatchObject({ code: 'expense.own_approval' });
  });
});

describe('expenses refuse', () => {
  it.each<[change: object, status: number, field: string, code: string]>([
    [{ amount: 0 }, 400, 'amount', 'document.enter_amount'],
    [{ amount: 10.005 }, 400, 'amount', 'field.not_a_number'],
    [{ taxAmount: 121 }, 422, 'taxAmount', 'expense.tax_over_amount'],
    [{ expenseDate: '2199-01-01' }, 422, 'expenseDate', 'expense.in_future'],
    [{ billable: true }, 422, 'projectId', 'bill.select_project_or_customer'],
    [{ projectId: 999_999 }, 422, 'projectId', 'error.reference_missing'],
    [{ categoryId: 999_999 }, 422, 'categoryId', 'error.reference_missing'],
    [{ customerId: 999_999 }, 422, 'customerId', 'error.reference_missing'],
    [{ paidBy: 'nobody' }, 400, 'paidBy', 'field.not_one_of'],
    [{ currency: 'NOK', amount: 100 }, 422, 'exchangeRate', 'document.enter_exchange_rate'],
    [{ currency: 'JPY', amount: 10.5 }, 422, 'amount', 'field.not_a_number'],
  ])('%j', async (change, status, field, code) => {
    const answer = await ieva.post('/api/v1/expenses').send(anExpenseInput(change)).expect(status);
    expect(answer.body).toMatchObject({ errors: { [field]: { code } } });
  });

  it('the same expense a second time, until it is confirmed; not one of another day', async () => {
    const spent = { ...anExpenseInput({ amount: 77.7, vendorName: 'Kavinė' }), alikeConfirmed: false };
    await ieva.post('/api/v1/expenses').send(spent).expect(201);
    const again = { ...spent, vendorName: 'KAVINE' };
    const problem = { code: 'expense.alike', params: { amount: 77.7, currency: 'EUR', date: spent.expenseDate } };
    expect((await ieva.post('/api/v1/expenses').send(again).expect(409)).body).toMatchObject({
      ...problem,
      errors: { alikeConfirmed: problem },
    });
    await ieva
      .post('/api/v1/expenses')
      .send({ ...again, alikeConfirmed: true })
      .expect(201);
    await ieva
      .post('/api/v1/expenses')
      .send({ ...again, expenseDate: '2026-03-03' })
      .expect(201);
  });

  it('tax and mark-up from people who do not see them', async () => {
    await ieva
      .post('/api/v1/expenses')
      .send(anExpenseInput({ projectId, billable: true, markUpPercent: 900 }))
      .expect(403);
  });

  it('a decision about one own’s money, even of an Admin', async () => {
    const { id, version } = await submittedOf(admin);
    expect((await command(admin, id, 'approve').set('If-Match', `"${version}"`).expect(409)).body).toMatchObject({
      code: 'expense.own_approval',
    });
    await command(admin, id, 'reject', { reason: 'x' }).expect(409);
    await command(ieva, id, 'approve').set('If-Match', `"${version}"`).expect(403);
  });

  it('to lose the receipt of what was handed in', async () => {
    const { id } = await draftOf(ieva);
    const file = (await attach(ieva, id).expect(201)).body as { id: number };
    await command(ieva, id, 'submit').expect(200);
    for (const by of [ieva, admin])
      expect((await by.delete(`/api/v1/files/${file.id}`).expect(409)).body).toMatchObject({ code: 'expense.frozen' });
  });

  it('moves that the state does not allow', async () => {
    const { id, version } = await approvedOf(ieva, accountant);
    await command(ieva, id, 'submit').expect(409);
    await command(ieva, id, 'withdraw').expect(409);
    await ieva.delete(`/api/v1/expenses/${id}`).set('If-Match', `"${version}"`).expect(409);
    await ieva.delete(`/api/v1/expenses?filter=${encodeURIComponent(JSON.stringify({ id: [id] }))}`).expect(409);
    const draft = await draftOf(ieva);
    await command(accountant, draft.id, 'approve').set('If-Match', `"${draft.version}"`).expect(409);
  });

  it('closed books', async () => {
    const { id, version } = await submittedOf(ieva, { expenseDate: '2026-01-15' });
    await api.sql(`update organisation set lock_date = '2026-01-31'`);
    const refused = { errors: { expenseDate: { code: 'organisation.period_locked' } } };
    expect((await command(accountant, id, 'approve').set('If-Match', `"${version}"`).expect(422)).body).toMatchObject(refused);
    const late = anExpenseInput({ expenseDate: '2026-01-31' });
    expect((await ieva.post('/api/v1/expenses').send(late).expect(422)).body).toMatchObject(refused);
    await api.sql('update organisation set lock_date = null');
  });
});

describe('at the same moment', () => {
  it('an approval and a withdrawal leave one of the two', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, version } = await submittedOf(ieva);
      const all = await Promise.all([
        command(accountant, id, 'approve')
          .set('If-Match', `"${version}"`)
          .then(({ status }) => status),
        command(ieva, id, 'withdraw').then(({ status }) => status),
      ]);
      expect(all.sort()).toEqual([200, 409]);
    }
  });

  it('eight people pay two expenses back once', async () => {
    const pair = [await approvedOf(ieva, accountant), await approvedOf(ieva, accountant)].map(({ id }) => id);
    const all = await Promise.all(
      Array.from({ length: 8 }, async (_, at) => (await repay(admin, at % 2 ? pair : [...pair].reverse())).status),
    );
    expect(all.sort()).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
  });
});

describe('reimbursements refuse', () => {
  it.each<[change: object, status: number, field: string, code: string]>([
    [{ paymentDate: '2199-01-01' }, 422, 'paymentDate', 'reimbursement.in_future'],
    [{ paymentDate: '2026-03-01' }, 422, 'paymentDate', 'reimbursement.before_expense'],
    [{ expenseIds: [] }, 400, 'expenseIds', 'reimbursement.no_expenses'],
    [{ method: 'barter' }, 400, 'method', 'field.not_one_of'],
  ])('%j', async (change, status, field, code) => {
    const { id } = await approvedOf(ieva, accountant);
    expect((await repay(accountant, [id], change).expect(status)).body).toMatchObject({ errors: { [field]: { code } } });
  });

  it('several people at once, what the firm paid, what is not approved, and closed books', async () => {
    const mine = await approvedOf(ieva, accountant);
    const other = await approvedOf(await api.as('employee'), accountant);
    expect((await repay(accountant, [mine.id, other.id]).expect(422)).body).toMatchObject({ code: 'reimbursement.other_person' });
    const firms = await approvedOf(ieva, accountant, { paidBy: 'firm' });
    expect((await repay(accountant, [firms.id]).expect(409)).body).toMatchObject({ code: 'expense.paid_by_firm' });
    expect((await repay(accountant, [(await draftOf(ieva)).id]).expect(409)).body).toMatchObject({
      code: 'expense.cannot_reimburse',
    });
    await repay(accountant, [999_999]).expect(404);
    const paid = (await repay(accountant, [mine.id]).expect(201)).body as ReimbursementRecord;
    await api.sql(`update organisation set lock_date = '2026-03-31'`);
    await accountant.delete(`/api/v1/reimbursements/${paid.id}`).set('If-Match', `"${paid.version}"`).expect(422);
    await repay(accountant, [other.id]).expect(422);
    await api.sql('update organisation set lock_date = null');
    for (const role of ['employee', 'auditor'] as const) await repay(await api.as(role), [other.id]).expect(403);
  });
});
