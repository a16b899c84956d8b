import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aBill, aBillLine, aVendor } from '../../../test/builders/bill.ts';
import { aTaxRate } from '../../../test/builders/item.ts';
import { aProject } from '../../../test/builders/project.ts';
import { store } from '../../../test/builders/store.ts';
import { rowsRead, statementsOf } from '../../../test/statements.ts';
import { listPath, testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { billList } from '../../purchases/bills/bills.list.ts';
import { expenseList } from '../../purchases/expenses/expenses.list.ts';
import { recurringBillList } from '../../purchases/recurring-bills/recurring-bills.list.ts';
import { vendorCreditNoteList } from '../../purchases/vendor-credit-notes/vendor-credit-notes.list.ts';
import { vendorPaymentList } from '../../purchases/vendor-payments/vendor-payments.list.ts';
import { creditNoteList } from '../../sales/credit-notes/credit-notes.list.ts';
import type { Column } from './columns.ts';

const bills = 3_000;
let api: TestApp;
let admin: Agent;
let projectId: number;
let billId: number;
/** Has lines on the hundred oldest bills. */
let oldProjectId: number;
const oldBills = 100;

beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
  projectId = await store(api, aProject());
  const [vendorId, taxRateId] = [await store(api, aVendor()), await store(api, aTaxRate())];
  oldProjectId = await store(api, aProject());
  billId = await store(api, aBill({ vendorId }));
  await store(api, aBillLine({ bill: billId, taxRateId, projectId }));
  // As many others, each with a line of its own; those of the oldest lead to a project.
  await api.sql(
    `insert into bill select (jsonb_populate_record(b, jsonb_build_object('id', 100000 + n))).* from bill b, generate_series(1, ${bills}) n where b.id = $1`,
    [billId],
  );
  await api.sql(
    `insert into bill_line select (jsonb_populate_record(l, jsonb_build_object('id', 100000 + n, 'bill_id', 100000 + n,
       'project_id', case when n <= ${oldBills} then $2::int end))).*
     from bill_line l, generate_series(1, ${bills}) n where l.bill_id = $1`,
    [billId, oldProjectId],
  );
  await api.sql('analyze bill, bill_line');
});
afterAll(() => api.close());

describe('records that lead to others by their lines', () => {
  it('are found from the lines, without reading those of all records', async () => {
    let found: unknown;
    const statements = await statementsOf(async () => {
      found = (await admin.get(listPath('bills', { filter: { projectId } })).expect(200)).body;
    });
    expect(found).toMatchObject([{ id: billId }]);
    expect(await rowsRead(api.url, statements)).toBeLessThan(bills / 10);
  });

  it('are found so too where a page could be filled by going through all of them', async () => {
    let found: { id: number }[] = [];
    const statements = await statementsOf(async () => {
      const { body } = await admin.get(listPath('bills', { filter: { projectId: oldProjectId }, range: [0, 24] })).expect(200);
      found = body as { id: number }[];
    });
    expect(found[0]).toMatchObject({ id: 100_000 + oldBills });
    expect(await rowsRead(api.url, statements)).toBeLessThan(bills / 3);
  });

  it.each([billList, expenseList, recurringBillList, vendorCreditNoteList, vendorPaymentList, creditNoteList])(
    'are so in the list of $name, by each way',
    ({ columns, asked, hidden }) => {
      const ways = Object.values<Column>({ ...columns, ...asked, ...hidden }).filter(({ many }) => many);
      expect(ways.length).toBeGreaterThan(0);
      for (const { has } of ways) expect(has).toBeDefined();
    },
  );
});
