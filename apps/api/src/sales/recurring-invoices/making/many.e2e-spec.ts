import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { statementsOf } from '../../../../test/statements.ts';
import { testApp, type TestApp } from '../../../../test/test-app.ts';
import { clock } from '../../../platform/context/clock.ts';
import { invoiceWorld, type InvoiceWorld } from '../../invoices/invoices.sample.ts';
import { aRecurringInput } from '../recurring-invoices.sample.ts';
import { RecurringMakingService } from './recurring-making.service.ts';

const many = 100;
const realNow = clock.now;
let api: TestApp;
let world: InvoiceWorld;
beforeAll(async () => {
  api = await testApp();
  world = await invoiceWorld(api);
});
afterAll(async () => {
  clock.now = realNow;
  await api.close();
});

it(`makes all ${many} that are due on one morning, while people are answered`, async () => {
  clock.now = () => new Date('2026-11-20T10:00:00Z');
  const input = aRecurringInput({ customerId: world.customerId, lines: [world.line()], firstDate: '2026-11-30' });
  const { body } = await world.admin.post('/api/v1/recurring-invoices').send(input).expect(201);
  const { id } = body as { id: number };
  const columns = `name, every, unit, first_date, next_date, set_up_by_id, customer_id, currency, subtotal, net, tax, total`;
  await api.sql(
    `insert into recurring_invoice (${columns}) select ${columns} from recurring_invoice, generate_series(2, $2) where id = $1`,
    [id, many],
  );
  const line = `position, description, quantity, unit, unit_price, tax_rate_id, tax_name, tax_percent, tax_category, net`;
  const copied = line.replace(/\w+/g, 'l.$&');
  await api.sql(
    `insert into recurring_invoice_line (recurring_invoice_id, ${line}) select q.id, ${copied}
      from recurring_invoice_line l, recurring_invoice q where l.recurring_invoice_id = $1 and q.id <> $1`,
    [id],
  );
  clock.now = () => new Date('2026-11-30T10:00:00Z');
  let isMaking = true;
  const making = api.app
    .get(RecurringMakingService)
    .makeDue()
    .finally(() => (isMaking = false));
  for (let answered = 0; isMaking || answered === 0; answered += 1)
    await world.admin.get('/api/v1/invoices?range=[0,24]').expect(200);
  await making;
  const [made] = await api.sql(`select count(distinct invoice_id)::int as n from recurring_invoice_run where state = 'made'`);
  expect(made).toEqual({ n: many });
});

it('takes eleven statements for each, whatever lines it has', async () => {
  const due = async (count: number): Promise<void> => {
    clock.now = () => new Date('2027-01-20T10:00:00Z');
    const input = aRecurringInput({ customerId: world.customerId, lines: [world.line(), world.line()], firstDate: '2027-01-31' });
    for (let made = 0; made < count; made += 1) await world.admin.post('/api/v1/recurring-invoices').send(input).expect(201);
    clock.now = () => new Date('2027-01-31T10:00:00Z');
  };
  const making = () => statementsOf(() => api.app.get(RecurringMakingService).makeDue());
  await api.sql('delete from recurring_invoice');
  await due(1);
  const alone = (await making()).length;
  await due(3);
  expect((await making()).length - alone).toBe(2 * 11);
});
