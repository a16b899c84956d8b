import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { expenseAsSource, hoursAsSources } from '@kontor/domain';
import { aProject } from '../../../test/builders/project.ts';
import { anInvoiceLine } from '../../../test/builders/invoice.ts';
import { store } from '../../../test/builders/store.ts';
import { behind } from '../../../test/locks.ts';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { billWorld, type BillWorld } from '../../purchases/bills/bill.sample.ts';
import { approvedOf } from '../../purchases/expenses/expense.sample.ts';
import { invoiceWorld, type InvoiceWorld } from './invoices.sample.ts';

let api: TestApp;
let sales: InvoiceWorld;
let purchases: BillWorld;
let ieva: Agent;

beforeAll(async () => {
  api = await testApp();
  sales = await invoiceWorld(api);
  purchases = await billWorld(api);
  ieva = await api.as('accountant');
});
afterAll(() => api.close());

type Kind = 'time_entry' | 'expense' | 'bill_line';
const post = (path: string, body: object) => sales.admin.post(`/api/v1/${path}`).send(body);
const version = async (path: string): Promise<number> =>
  ((await sales.admin.get(`/api/v1/${path}`).expect(200)).body as { version: number }).version;
const put = async (path: string, body: object) => {
  const read = await version(path);
  return () => sales.admin.put(`/api/v1/${path}`).send({ ...body, version: read });
};
const remove = async (path: string) => {
  const read = await version(path);
  return () => sales.admin.delete(`/api/v1/${path}`).set('If-Match', `"${read}"`);
};
type Answer = { status: number; body: unknown };
type Command = () => PromiseLike<Answer>;

const refusalOf = (answer: Answer | undefined) => [answer?.status, (answer?.body as { code?: string } | undefined)?.code];

/** The answer to a command that comes while an invoice takes the source: it has the lock, and not yet the link. */
async function whileTaken(kind: Kind, id: number, command: Command, bill?: number) {
  const line = await store(api, anInvoiceLine());
  const [answer] = await behind(
    api,
    {
      first: async (run) => {
        if (bill) await run('select id from bill where id = ? for share', [bill]);
        if (kind === 'time_entry')
          await run(
            'select t.id from time_entry t join project p on p.id = t.project_id where t.id = ? for update of t for share of p',
            [id],
          );
        else await run(`select id from ${kind} where id = ? for update`, [id]);
      },
      then: (run) => run(`insert into invoice_source (invoice_line_id, ${kind}_id, held) values (?, ?, true)`, [line, id]),
    },
    [command],
  );
  return refusalOf(answer);
}
/** The answer to an invoice that would take a source while somebody changes it. */
async function whileChanged(text: string, id: number, sources: object, change: object = {}) {
  const create = () => post('invoices', sales.input({ lines: [sales.line(sources)], ...change }));
  const [answer] = await behind(api, { first: (run) => run(text, [id]) }, [create]);
  return refusalOf(answer);
}

describe('hours that an invoice is just taking', () => {
  const input = (change: object = {}) => ({
    projectId: sales.projectId,
    workDate: '2026-03-01',
    minutes: 90,
    billable: true,
    ...change,
  });
  const stands = async (id: number) =>
    expect(await api.sql('select minutes, billable, project_id from time_entry where id = $1', [id])).toEqual([
      { minutes: 60, billable: true, project_id: sales.projectId },
    ]);

  it.each<[string, (id: number) => Promise<Command>]>([
    ['changed', (id) => put(`time-entries/${id}`, input())],
    ['made not billable', (id) => put(`time-entries/${id}`, input({ minutes: 60, billable: false }))],
    ['moved to another project', async (id) => put(`time-entries/${id}`, input({ projectId: await aProjectOf(), minutes: 60 }))],
    ['deleted', (id) => remove(`time-entries/${id}`)],
    ['changed with others', async (id) => () => bulk('patch', id, { billable: false })],
    ['deleted with others', async (id) => () => bulk('delete', id)],
  ])('are not %s', async (_, command) => {
    const id = await sales.hours();
    expect(await whileTaken('time_entry', id, await command(id))).toEqual([409, 'time_entry.reserved']);
    await stands(id);
  });
  const aProjectOf = () => store(api, aProject({ customerId: sales.customerId, name: 'Other' }));
  const bulk = (method: 'patch' | 'delete', id: number, body?: object) => {
    const call = sales.admin[method](`/api/v1/time-entries?filter=${encodeURIComponent(JSON.stringify({ id: [id] }))}`);
    return body ? call.send(body) : call;
  };

  it('do not get another customer with their project', async () => {
    const projectId = await store(api, aProject({ customerId: sales.customerId }));
    const id = await sales.hours({ projectId });
    const other = { name: 'Portal', code: 'MOVED', customerId: sales.otherCustomerId, billing: 'projectRate' };
    const command = await put(`projects/${projectId}`, other);
    expect(await whileTaken('time_entry', id, command)).toEqual([422, 'project.keeps_customer']);
  });

  it('are not taken for the customer from whom their project is moved at that moment', async () => {
    const projectId = await store(api, aProject({ customerId: sales.customerId }));
    const id = await sales.hours({ projectId });
    const move = `update project set customer_id = ${sales.otherCustomerId} where id = (select project_id from time_entry where id = ?)`;
    const answer = await whileChanged(move, id, { sources: hoursAsSources([id]) });
    expect(answer).toEqual([422, 'invoice.hours_of_other_customer']);
  });

  it('are not asked for by an invoice on a project that is moved to another customer at that moment', async () => {
    const projectId = await store(api, aProject({ customerId: sales.customerId }));
    const move = `update project set customer_id = ${sales.otherCustomerId} where id = ?`;
    expect(await whileChanged(move, projectId, {}, { projectId })).toEqual([422, 'document.project_of_other_customer']);
  });

  it.each([
    ['deleted', 'delete from time_entry where id = ?', 'error.reference_missing'],
    ['made not billable', 'update time_entry set billable = false where id = ?', 'invoice.hours_not_billable'],
  ])('are not taken when they are %s at that moment', async (_, change, code) => {
    const id = await sales.hours();
    expect(await whileChanged(change, id, { sources: hoursAsSources([id]) })).toEqual([422, code]);
  });
});

describe('an expense that an invoice is just taking', () => {
  const spent = () => approvedOf(ieva, sales.admin, { customerId: sales.customerId, billable: true });

  it('is not given back to its person', async () => {
    const { id } = await spent();
    const reject = () => post(`expenses/${id}/reject`, { reason: 'No receipt', approvedConfirmed: true });
    expect(await whileTaken('expense', id, reject)).toEqual([409, 'expense.on_draft']);
  });

  it('is not taken when it is given back at that moment', async () => {
    const { id } = await spent();
    const back = `update expense set status = 'draft', submitted_at = null, approved_at = null, approved_by_id = null where id = ?`;
    const answer = await whileChanged(back, id, { kind: 'bill', description: 'Fuel', sources: expenseAsSource(id) });
    expect(answer).toEqual([422, 'invoice.expense_not_approved']);
  });
});

describe('the line of a bill that an invoice is just taking', () => {
  const opened = () => purchases.opened({ lines: [purchases.line({ billable: true, customerId: sales.customerId })] });

  it.each([
    ['made a draft', 'redraft', {}],
    ['voided', 'void', { reason: 'Twice' }],
  ])('keeps its bill from being %s', async (_, verb, body) => {
    const bill = await opened();
    const answer = await whileTaken('bill_line', bill.lines[0]?.id ?? 0, () => post(`bills/${bill.id}/${verb}`, body), bill.id);
    expect(answer).toEqual([409, 'bill.on_draft']);
  });

  it('is not taken when its bill is voided at that moment', async () => {
    const bill = await opened();
    const sources = [{ kind: 'billLine', id: bill.lines[0]?.id ?? 0 }];
    const answer = await whileChanged(
      `update bill set status = 'void', balance = 0, void_reason = 'Twice' where id = ?`,
      bill.id,
      {
        kind: 'bill',
        description: 'Paper',
        sources,
      },
    );
    expect(answer).toEqual([422, 'invoice.cost_not_open']);
  });
});
