import { aBill, aBillLine } from './builders/bill.ts';
import { aVendorCreditNote, aVendorCreditNoteLine } from './builders/vendor-credit-note.ts';
import { anExpense, aReimbursement } from './builders/expense.ts';
import { aCustomer } from './builders/customer.ts';
import { aSentInvoice } from './builders/invoice.ts';
import { aProject, aProjectMember } from './builders/project.ts';
import { aRecurringBill, aRecurringBillLine } from './builders/recurring-bill.ts';
import { aRecurringInvoice } from './builders/recurring-invoice.ts';
import { store } from './builders/store.ts';
import { anExpenseInput } from '../src/purchases/expenses/expense.sample.ts';
import { stockedItem } from '../src/stock/moves/stock-moves.sample.ts';
import { anEntry } from '../src/work/time-entries/hours.sample.ts';
import type { FileSubject } from '@kontor/domain';
import type supertest from 'supertest';
import { keptBy } from './personal/people.ts';
import { listPath, type Agent, type TestApp } from './test-app.ts';
import { anAbsence, aTimeEntry, aTimeImport, aTimer, aTimeWeek } from './builders/time-entry.ts';
import { aUser, aWorkContract } from './builders/user.ts';
import { aNotification } from './builders/notification.ts';
import { aFile } from './builders/file.ts';
import { salesCases } from './access.sales.ts';

/** Two people of one role, and records that belong to the first. */
export type Owners = {
  api: TestApp;
  owner: Agent;
  other: Agent;
  /** Operations by which the other person changed the owner's data. */
  changed: string[];
  projectId: number;
  memberId: number;
  notificationId: number;
  /** Everybody with the right role reads files of projects; files of customers are not theirs. */
  fileIds: Record<'owner' | 'other', number>;
  customerId: number;
  /** With a line on a project of which the owner is a member. */
  billId: number;
  /** For a project of which the owner is a member. */
  recurringId: number;
  /** With a line on a project of which the owner is a member. */
  recurringBillId: number;
  /** A project of which the owner is a member. */
  ledProjectId: number;
  /** Neither of the two. */
  otherPersonId: number;
};
export type Side = 'owner' | 'other';
/** Does the call, made by this person, reach the owner's data? */
export type Reaches = (world: Owners, side: Side) => Promise<boolean>;

/** Compares the owner's data before and after each call of this person. */
function watched(by: Agent, { api, owner, changed }: Pick<Owners, 'api' | 'owner' | 'changed'>): Agent {
  const compare = async (call: () => Promise<supertest.Response>): Promise<supertest.Response> => {
    const before = await keptBy(api, owner);
    const answer = await call();
    const after = await keptBy(api, owner);
    changed.push(...Object.keys(after).filter((what) => after[what] !== before[what]));
    return answer;
  };
  const watch = (test: supertest.Test): supertest.Test => {
    const send = test.then.bind(test);
    // supertest sends a call when it is awaited.
    test.then = (done, failed) => compare(() => new Promise((answer, error) => void send(answer, error))).then(done, failed);
    return test;
  };
  const methods = { get: by.get, post: by.post, put: by.put, patch: by.patch, delete: by.delete };
  const watching = Object.entries(methods).map(([name, call]) => [name, (path: string) => watch(call(path))] as const);
  return { ...by, ...Object.fromEntries(watching) };
}

export async function makeOwners(api: TestApp, role: string): Promise<Owners> {
  const [owner, somebody] = [await api.as(role), await api.as(role)];
  const changed: string[] = [];
  const other = watched(somebody, { api, owner, changed });
  const customerId = await store(api, aCustomer());
  const projectId = await store(api, aProject({ customerId }));
  const closed = await store(api, aProject());
  const billId = await store(api, aBill());
  await store(api, aBillLine({ bill: billId, projectId: closed, customerId, billable: true, unitPrice: 1 }));
  await api.sql(
    `update bill set status = 'open', opened_at = now(), subtotal = 1, net = 1, total = 1, balance = 1 where id = $1`,
    [billId],
  );
  const recurringBillId = await store(api, aRecurringBill({ setUpById: owner.userId }));
  await store(api, aRecurringBillLine({ recurringBill: recurringBillId, projectId: closed, customerId }));
  const file = (subject: FileSubject, subjectId: number) => store(api, aFile({ subject, subjectId }));
  return {
    api,
    owner,
    other,
    changed,
    projectId,
    customerId,
    billId,
    recurringBillId,
    recurringId: await store(api, aRecurringInvoice({ customerId, projectId: closed, setUpById: owner.userId })),
    ledProjectId: closed,
    otherPersonId: (await api.as('employee')).userId,
    memberId: await store(api, aProjectMember({ projectId: closed, userId: owner.userId })),
    notificationId: await store(api, aNotification({ userId: owner.userId })),
    fileIds: { owner: await file('Project', projectId), other: await file('Customer', customerId) },
  };
}

let day = 0;
/** A new day for each record, so that none is full or taken. */
const nextDay = (): string => {
  day += 1;
  return new Date(Date.UTC(2026, 0, day)).toISOString().slice(0, 10);
};
const entryOf = ({ api, owner, projectId }: Owners): Promise<number> =>
  store(api, aTimeEntry({ userId: owner.userId, projectId, workDate: nextDay() }));
const importOf = ({ api, owner }: Owners): Promise<number> => store(api, aTimeImport({ createdById: owner.userId }));
const startTimer = async ({ api, owner, projectId }: Owners): Promise<void> => {
  await api.sql('delete from timer');
  await store(api, aTimer({ userId: owner.userId, projectId }));
};
const count = async (api: TestApp, text: string, values: unknown[]): Promise<number> => {
  const [row] = await api.sql<{ n: number }>(`select count(*)::int as n from ${text}`, values);
  return row?.n ?? 0;
};
const timers = ({ api, owner }: Owners): Promise<number> => count(api, 'timer where user_id = $1', [owner.userId]);

/** Somebody else in the project that the owner leads. */
const memberOf = async ({ api, ledProjectId }: Owners, userId?: number): Promise<number> =>
  store(api, aProjectMember({ projectId: ledProjectId, userId: userId ?? (await api.as('employee')).userId }));

/** Goods of the firm that the owner holds. */
async function issuedTo({ api, owner }: Owners): Promise<number> {
  const admin = await api.as('admin');
  const input = { itemId: await stockedItem(admin), holderId: owner.userId, moveDate: '2026-03-02', quantity: 1 };
  return ((await admin.post('/api/v1/stock-moves/issue').send(input).expect(201)).body as { id: number }).id;
}

/** Over a project of which the owner is a member. */
async function vendorCreditOf({ api, ledProjectId: projectId }: Owners): Promise<number> {
  const vendorCreditNote = await store(api, aVendorCreditNote());
  await store(api, aVendorCreditNoteLine({ vendorCreditNote, projectId }));
  return vendorCreditNote;
}

/** Handed in, and waiting for a decision. */
const submitted = { status: 'submitted', submittedAt: new Date() } as const;
const approved = { ...submitted, status: 'approved', approvedAt: new Date(), billable: true, unitPrice: 121 } as const;
const expenseOf = ({ api, owner }: Owners, state: Partial<typeof submitted> = {}): Promise<number> =>
  store(api, anExpense({ userId: owner.userId, ...state }));

/** A week of the owner, or of somebody whose manager the owner is. */
const weekOf = ({ api, owner }: Owners, userId = owner.userId): Promise<number> =>
  store(api, aTimeWeek({ ...submitted, userId }));
async function managedWeekOf(w: Owners): Promise<number> {
  const [role] = await w.api.sql<{ id: number }>(`select id from role where key = 'employee'`);
  return weekOf(w, await store(w.api, aUser({ managerId: w.owner.userId, roleId: role?.id })));
}

/** An absence of the owner, or of somebody whose manager the owner is. */
const absenceOf = ({ api, owner }: Owners, userId = owner.userId): Promise<number> => store(api, anAbsence({ userId }));
async function managedAbsenceOf(w: Owners): Promise<number> {
  return absenceOf(w, await store(w.api, aUser({ managerId: w.owner.userId })));
}
const decide = (w: Owners, side: Side, id: number, verb: string, body: object = {}) =>
  answers(w[side].post(`/api/v1/absences/${id}/${verb}`).send({ version: 1, ...body }));
const contractOf = ({ api, owner }: Owners): Promise<number> =>
  store(api, aWorkContract({ userId: owner.userId, validFrom: nextDay() }));

const forgetWeeks = ({ api }: Owners) => api.sql('delete from time_week');

const bulk = (ids: number[], list = 'time-entries'): string =>
  `/api/v1/${list}?filter=${encodeURIComponent(JSON.stringify({ id: ids }))}`;
const lists = async (agent: Agent, resource: string, id: number): Promise<boolean> => {
  const { status, body } = await agent.get(listPath(resource, { filter: { id: [id] } }));
  return status === 200 && (body as { id: number }[]).some((row) => row.id === id);
};
const answers = async (call: PromiseLike<{ status: number; body: unknown }>): Promise<boolean> => {
  const { status } = await call;
  if (status >= 500 || status === 400 || status === 422 || status === 428) throw new Error(`answered ${status}`);
  return status < 300;
};
const rows = async (call: PromiseLike<{ status: number; body: unknown }>): Promise<boolean> => {
  const { status, body } = await call;
  return status === 200 && (body as unknown[]).length > 0;
};

const period = 'from=2026-01-01&to=2026-12-31';

/** Does this report tell of the owner's records, which `make` makes? */
const reportCases = (name: string, make: (w: Owners) => Promise<unknown>): Record<string, Reaches> => {
  const asked = `/api/v1/reports/${name}`;
  const counted = async (w: Owners, side: Side, path: string): Promise<boolean> => {
    await make(w);
    const { status, body } = await w[side].get(`${path}?from=2000-01-01&to=2099-12-31`);
    if (status !== 200 && status !== 403) throw new Error(`answered ${status}`);
    return status === 200 && (body as { rowCount: number }).rowCount > 0;
  };
  return {
    [`GET ${asked}`]: (w, side) => counted(w, side, asked),
    [`GET ${asked}/records`]: (w, side) => counted(w, side, `${asked}/records`),
  };
};
/** What the owner leads has a bill. */
const ownReports: Record<string, Reaches> = {
  ...reportCases('expenses', () => Promise.resolve()),
  ...reportCases('income', ({ api, ledProjectId: projectId }) => store(api, aSentInvoice({ projectId }))),
  ...reportCases('payables', () => Promise.resolve()),
  ...reportCases('profit', () => Promise.resolve()),
  ...reportCases('receivables', ({ api, ledProjectId: projectId }) => store(api, aSentInvoice({ projectId }))),
  ...reportCases('stock', issuedTo),
  ...reportCases('taxSummary', () => Promise.resolve()),
  ...reportCases('utilisation', entryOf),
  ...reportCases('workHour', entryOf),
  ...reportCases('workHourTax', entryOf),
};

/** One case for each operation that a role may use only on its own records. */
export const ownCases: Record<string, Reaches> = {
  ...salesCases,
  'GET /api/v1/audit': (w, side) =>
    answers(w[side].get(listPath('audit', { filter: { subject: 'Notification', subjectId: w.notificationId } }))),
  'GET /api/v1/vendor-credit-notes': async (w, side) => lists(w[side], 'vendor-credit-notes', await vendorCreditOf(w)),
  'GET /api/v1/vendor-credit-notes/counts': async (w, side) => {
    await vendorCreditOf(w);
    return ((await w[side].get('/api/v1/vendor-credit-notes/counts')).body as { all: number }).all > 0;
  },
  'GET /api/v1/vendor-credit-notes/totals': async (w, side) => {
    await vendorCreditOf(w);
    return rows(w[side].get('/api/v1/vendor-credit-notes/totals'));
  },
  'GET /api/v1/vendor-credit-notes/{id}': async (w, side) =>
    answers(w[side].get(`/api/v1/vendor-credit-notes/${await vendorCreditOf(w)}`)),
  'GET /api/v1/bills': (w, side) => lists(w[side], 'bills', w.billId),
  'GET /api/v1/bills/counts': async (w, side) => ((await w[side].get('/api/v1/bills/counts')).body as { all: number }).all > 0,
  'GET /api/v1/bills/totals': (w, side) => rows(w[side].get('/api/v1/bills/totals')),
  'GET /api/v1/bills/costs': (w, side) => rows(w[side].get(`/api/v1/bills/costs?customerId=${w.customerId}`)),
  'GET /api/v1/bills/unbilled-totals': (w, side) => rows(w[side].get('/api/v1/bills/unbilled-totals')),
  'GET /api/v1/bills/{id}': (w, side) => answers(w[side].get(`/api/v1/bills/${w.billId}`)),
  'GET /api/v1/expenses/costs': async (w, side) => {
    const given = { ...approved, approvedById: (await w.api.as('admin')).userId, customerId: w.customerId };
    await store(w.api, anExpense({ ...given, userId: w.otherPersonId, projectId: w.ledProjectId }));
    await store(w.api, anExpense({ ...given, userId: w.owner.userId }));
    return rows(w[side].get(`/api/v1/expenses/costs?customerId=${w.customerId}`));
  },
  'GET /api/v1/expenses': async (w, side) => lists(w[side], 'expenses', await expenseOf(w)),
  'GET /api/v1/expenses/counts': async (w, side) => {
    await expenseOf(w);
    return ((await w[side].get('/api/v1/expenses/counts')).body as { all: number }).all > 0;
  },
  'GET /api/v1/expenses/months': async (w, side) => {
    await expenseOf(w);
    return rows(w[side].get('/api/v1/expenses/months'));
  },
  'GET /api/v1/expenses/totals': async (w, side) => {
    await expenseOf(w);
    return rows(w[side].get('/api/v1/expenses/totals'));
  },
  'GET /api/v1/expenses/{id}': async (w, side) => answers(w[side].get(`/api/v1/expenses/${await expenseOf(w)}`)),
  'POST /api/v1/expenses': (w, side) =>
    answers(w[side].post('/api/v1/expenses').send({ ...anExpenseInput(), userId: w.owner.userId })),
  'PUT /api/v1/expenses/{id}': async (w, side) =>
    answers(w[side].put(`/api/v1/expenses/${await expenseOf(w)}`).send({ ...anExpenseInput(), version: 1 })),
  'DELETE /api/v1/expenses/{id}': async (w, side) =>
    answers(w[side].delete(`/api/v1/expenses/${await expenseOf(w)}`).set('If-Match', '"1"')),
  'DELETE /api/v1/expenses': async (w, side) => answers(w[side].delete(bulk([await expenseOf(w)], 'expenses'))),
  'GET /api/v1/work-contracts': async (w, side) => lists(w[side], 'work-contracts', await contractOf(w)),
  'GET /api/v1/work-contracts/{id}': async (w, side) => answers(w[side].get(`/api/v1/work-contracts/${await contractOf(w)}`)),
  'GET /api/v1/working-time': (w, side) =>
    answers(w[side].get(`/api/v1/working-time?from=2026-03-02&to=2026-03-08&userId=${w.owner.userId}`)),
  'GET /api/v1/absences': async (w, side) => lists(w[side], 'absences', await absenceOf(w)),
  'GET /api/v1/absences/balance': (w, side) => answers(w[side].get(`/api/v1/absences/balance?userId=${w.owner.userId}`)),
  'GET /api/v1/absences/{id}': async (w, side) => answers(w[side].get(`/api/v1/absences/${await managedAbsenceOf(w)}`)),
  'POST /api/v1/absences': async (w, side) => {
    await w.api.sql('delete from absence');
    const absence = { userId: w.owner.userId, kind: 'holiday', firstDate: '2026-03-02', lastDate: '2026-03-06' };
    return answers(w[side].post('/api/v1/absences').send(absence));
  },
  'POST /api/v1/absences/{id}/approve': async (w, side) => decide(w, side, await managedAbsenceOf(w), 'approve'),
  'POST /api/v1/absences/{id}/refuse': async (w, side) =>
    decide(w, side, await managedAbsenceOf(w), 'refuse', { remark: 'Too many are away' }),
  'POST /api/v1/absences/{id}/cancel': async (w, side) => decide(w, side, await absenceOf(w), 'cancel'),
  'GET /api/v1/time-weeks': async (w, side) => {
    await forgetWeeks(w);
    return lists(w[side], 'time-weeks', await weekOf(w));
  },
  'GET /api/v1/time-weeks/{id}': async (w, side) => answers(w[side].get(`/api/v1/time-weeks/${await managedWeekOf(w)}`)),
  'POST /api/v1/time-weeks/submit': async (w, side) => {
    await forgetWeeks(w);
    return answers(w[side].post('/api/v1/time-weeks/submit').send({ date: '2026-03-02', userId: w.owner.userId }));
  },
  'POST /api/v1/time-weeks/{id}/withdraw': async (w, side) => {
    await forgetWeeks(w);
    return answers(w[side].post(`/api/v1/time-weeks/${await weekOf(w)}/withdraw`).send({}));
  },
  'POST /api/v1/time-weeks/approve': async (w, side) => {
    const weeks = [{ id: await managedWeekOf(w), version: 1 }];
    return answers(w[side].post('/api/v1/time-weeks/approve').send({ weeks }));
  },
  'POST /api/v1/time-weeks/{id}/return': async (w, side) =>
    answers(w[side].post(`/api/v1/time-weeks/${await managedWeekOf(w)}/return`).send({ remark: 'Friday is missing' })),
  'POST /api/v1/expenses/{id}/submit': async (w, side) =>
    answers(w[side].post(`/api/v1/expenses/${await expenseOf(w)}/submit`).send({})),
  'POST /api/v1/expenses/{id}/withdraw': async (w, side) =>
    answers(w[side].post(`/api/v1/expenses/${await expenseOf(w, submitted)}/withdraw`).send({})),
  'POST /api/v1/expenses/{id}/approve': async (w, side) => {
    const id = await store(w.api, anExpense({ ...submitted, userId: w.otherPersonId, projectId: w.ledProjectId }));
    return answers(w[side].post(`/api/v1/expenses/${id}/approve`).set('If-Match', '"1"').send({}));
  },
  'POST /api/v1/expenses/{id}/reject': async (w, side) => {
    const id = await store(w.api, anExpense({ ...submitted, userId: w.otherPersonId, projectId: w.ledProjectId }));
    return answers(w[side].post(`/api/v1/expenses/${id}/reject`).send({ reason: 'No receipt' }));
  },
  'GET /api/v1/reimbursements': async (w, side) =>
    lists(w[side], 'reimbursements', await store(w.api, aReimbursement({ userId: w.owner.userId }))),
  'GET /api/v1/reimbursements/{id}': async (w, side) =>
    answers(w[side].get(`/api/v1/reimbursements/${await store(w.api, aReimbursement({ userId: w.owner.userId }))}`)),
  ...ownReports,
  'GET /api/v1/stock-moves': async (w, side) => lists(w[side], 'stock-moves', await issuedTo(w)),
  'GET /api/v1/stock-moves/{id}': async (w, side) => answers(w[side].get(`/api/v1/stock-moves/${await issuedTo(w)}`)),
  'GET /api/v1/files': (w, side) => lists(w[side], 'files', w.fileIds[side]),
  'POST /api/v1/files': async (w, side) => {
    const [subject, id] = side === 'owner' ? ['Project', w.projectId] : ['Customer', w.customerId];
    const asked = w[side].post('/api/v1/files').field('subject', subject).field('subjectId', String(id));
    return answers(asked.attach('file', Buffer.from('text'), { filename: 'a.txt', contentType: 'text/plain' }));
  },
  'DELETE /api/v1/files/{id}': async (w, side) => {
    const [subject, subjectId] =
      side === 'owner' ? (['Expense', await expenseOf(w)] as const) : (['Customer', w.customerId] as const);
    return answers(w[side].delete(`/api/v1/files/${await store(w.api, aFile({ subject, subjectId }))}`));
  },
  'GET /api/v1/files/{id}': (w, side) => answers(w[side].get(`/api/v1/files/${w.fileIds[side]}`)),
  // The row exists but its bytes do not, so 404 is ambiguous: the file's record is read instead.
  'GET /api/v1/files/{id}/content': (w, side) => answers(w[side].get(`/api/v1/files/${w.fileIds[side]}`)),
  'POST /api/v1/invoices/pdfs': async (w, side) => {
    const ids = [await store(w.api, aSentInvoice({ projectId: w.ledProjectId }))];
    return answers(w[side].post('/api/v1/invoices/pdfs').send({ ids }));
  },
  'GET /api/v1/notifications': (w, side) => lists(w[side], 'notifications', w.notificationId),
  'GET /api/v1/notifications/unread-count': async (w, side) => {
    await w.api.sql('update notification set read_at = null where id = $1', [w.notificationId]);
    return ((await w[side].get('/api/v1/notifications/unread-count')).body as { unread: number }).unread > 0;
  },
  'POST /api/v1/notifications/mark-read': async (w, side) => {
    await w.api.sql('update notification set read_at = null where id = $1', [w.notificationId]);
    await w[side]
      .post('/api/v1/notifications/mark-read')
      .send({ ids: [w.notificationId] })
      .expect(200);
    return (await count(w.api, 'notification where id = $1 and read_at is not null', [w.notificationId])) === 1;
  },
  'GET /api/v1/project-members': (w, side) => lists(w[side], 'project-members', w.memberId),
  'GET /api/v1/project-members/{id}': (w, side) => answers(w[side].get(`/api/v1/project-members/${w.memberId}`)),
  'POST /api/v1/project-members': async (w, side) => {
    const { userId } = await w.api.as('employee');
    return answers(w[side].post('/api/v1/project-members').send({ projectId: w.ledProjectId, userId }));
  },
  'PUT /api/v1/project-members/{id}': async (w, side) => {
    const { userId } = await w.api.as('employee');
    const id = await memberOf(w, userId);
    return answers(w[side].put(`/api/v1/project-members/${id}`).send({ projectId: w.ledProjectId, userId, version: 1 }));
  },
  'DELETE /api/v1/project-members/{id}': async (w, side) =>
    answers(w[side].delete(`/api/v1/project-members/${await memberOf(w)}`).set('If-Match', '"1"')),
  'DELETE /api/v1/project-members': async (w, side) => answers(w[side].delete(bulk([await memberOf(w)], 'project-members'))),
  'GET /api/v1/recurring-bills': (w, side) => lists(w[side], 'recurring-bills', w.recurringBillId),
  'GET /api/v1/recurring-bills/counts': async (w, side) =>
    ((await w[side].get('/api/v1/recurring-bills/counts')).body as { all: number }).all > 0,
  'GET /api/v1/recurring-bills/{id}': (w, side) => answers(w[side].get(`/api/v1/recurring-bills/${w.recurringBillId}`)),
  'GET /api/v1/recurring-bills/{id}/dates': (w, side) =>
    answers(w[side].get(`/api/v1/recurring-bills/${w.recurringBillId}/dates`)),
  'GET /api/v1/recurring-invoices': (w, side) => lists(w[side], 'recurring-invoices', w.recurringId),
  'GET /api/v1/recurring-invoices/counts': async (w, side) =>
    ((await w[side].get('/api/v1/recurring-invoices/counts')).body as { all: number }).all > 0,
  'GET /api/v1/recurring-invoices/{id}': (w, side) => answers(w[side].get(`/api/v1/recurring-invoices/${w.recurringId}`)),
  'GET /api/v1/recurring-invoices/{id}/dates': (w, side) =>
    answers(w[side].get(`/api/v1/recurring-invoices/${w.recurringId}/dates`)),
  'GET /api/v1/time-entries': async (w, side) => lists(w[side], 'time-entries', await entryOf(w)),
  'GET /api/v1/time-entries/{id}': async (w, side) => answers(w[side].get(`/api/v1/time-entries/${await entryOf(w)}`)),
  'POST /api/v1/time-entries': (w, side) =>
    answers(w[side].post('/api/v1/time-entries').send({ ...anEntry(w.projectId), userId: w.owner.userId })),
  'PUT /api/v1/time-entries/{id}': async (w, side) => {
    const id = await entryOf(w);
    const [found] = await w.api.sql<{ date: string }>('select work_date::text as date from time_entry where id = $1', [id]);
    const input = { ...anEntry(w.projectId, { minutes: 30, workDate: found?.date ?? '' }), userId: w.owner.userId, version: 1 };
    return answers(w[side].put(`/api/v1/time-entries/${id}`).send(input));
  },
  'DELETE /api/v1/time-entries/{id}': async (w, side) =>
    answers(w[side].delete(`/api/v1/time-entries/${await entryOf(w)}`).set('If-Match', '"1"')),
  'PATCH /api/v1/time-entries': async (w, side) => answers(w[side].patch(bulk([await entryOf(w)])).send({ billable: false })),
  'DELETE /api/v1/time-entries': async (w, side) => answers(w[side].delete(bulk([await entryOf(w)]))),
  'POST /api/v1/time-entries/copy-week': async (w, side) => {
    await store(w.api, aTimeEntry({ userId: w.owner.userId, projectId: w.projectId, workDate: '2025-03-03' }));
    const { body } = await w[side]
      .post('/api/v1/time-entries/copy-week')
      .send({ from: '2025-03-03', to: '2025-03-17' })
      .expect(200);
    return (body as { copiedCount: number }).copiedCount > 0;
  },
  'GET /api/v1/time-entries/day-allowance': (w, side) =>
    answers(w[side].get(`/api/v1/time-entries/day-allowance?date=2026-01-05&userId=${w.owner.userId}`)),
  'GET /api/v1/time-entries/days': async (w, side) => {
    await entryOf(w);
    return rows(w[side].get(`/api/v1/time-entries/days?${period}&userId=${w.owner.userId}`));
  },
  'GET /api/v1/time-entries/overview': async (w, side) => {
    await entryOf(w);
    return rows(w[side].get(`/api/v1/time-entries/overview?groupBy=user&${period}&userId=${w.owner.userId}`));
  },
  'GET /api/v1/time-entries/timer': async (w, side) => {
    await startTimer(w);
    return ((await w[side].get('/api/v1/time-entries/timer')).body as { timer: object | null }).timer !== null;
  },
  'DELETE /api/v1/time-entries/timer': async (w, side) => {
    await startTimer(w);
    await w[side].delete('/api/v1/time-entries/timer');
    return (await timers(w)) === 0;
  },
  'POST /api/v1/time-entries/timer/start': async (w, side) => {
    await w.api.sql('delete from timer');
    await w[side].post('/api/v1/time-entries/timer/start').send({ projectId: w.projectId, billable: true });
    return (await timers(w)) === 1;
  },
  'POST /api/v1/time-entries/timer/stop': async (w, side) => {
    await startTimer(w);
    await w[side].post('/api/v1/time-entries/timer/stop').send({});
    return (await timers(w)) === 0;
  },
  'GET /api/v1/time-imports': async (w, side) => lists(w[side], 'time-imports', await importOf(w)),
  'GET /api/v1/time-imports/{id}': async (w, side) => answers(w[side].get(`/api/v1/time-imports/${await importOf(w)}`)),
  'POST /api/v1/time-imports/{id}/undo': async (w, side) =>
    answers(w[side].post(`/api/v1/time-imports/${await importOf(w)}/undo`)),
  'POST /api/v1/time-imports/preview': (w, side) => importsFor(w, side, '/preview'),
  'POST /api/v1/time-imports': (w, side) => importsFor(w, side, ''),
};

/** The file names the owner, and only the owner may import their hours. */
async function importsFor(w: Owners, side: Side, path: string): Promise<boolean> {
  const [row] = await w.api.sql<{ email: string; project: string }>(
    'select u.email, p.name as project from user_account u, project p where u.id = $1 and p.id = $2',
    [w.owner.userId, w.projectId],
  );
  const date = nextDay();
  const content = `User,Email,Project,Description,Start date,Start time,End date,End time,Duration
,${row?.email},${row?.project},Import,${date},09:00:00,${date},10:00:00,01:00:00
`;
  const { status, body } = await w[side]
    .post(`/api/v1/time-imports${path}`)
    .send({ fileName: 'a.csv', content, dateFormat: 'auto' });
  if (status >= 500 || status === 400) throw new Error(`answered ${status}`);
  return path ? (body as { validCount: number }).validCount === 1 : status === 201;
}
