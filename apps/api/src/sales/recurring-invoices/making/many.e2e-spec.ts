import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testApp, type TestApp } from '../../../../test/test-app.ts';
import { clock } from '../../../platform/context/clock.ts';
import { invoiceWorld } from '../../invoices/invoices.sample.ts';
import { aRecurringInput } from '../recurring-invoices.sample.ts';
import { RecurringMakingService } from './recurring-making.service.ts';

/** A thousand may take a minute. */
const many = Number(process.env['KONTOR_MANY'] ?? 100);
const realNow = clock.now;
let api: TestApp;
beforeAll(async () => {
  api = await testApp();
}, 30_000);
afterAll(async () => {
  clock.now = realNow;
  await api.close();
});

it(`makes ${many} that are due on one morning in their share of a minute, while people are answered`, async () => {
  const world = await invoiceWorld(api);
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
  const asked = async (until: () => boolean): Promise<number[]> => {
    const times: number[] = [];
    while (!until()) {
      const begun = performance.now();
      await world.admin.get('/api/v1/invoices?range=[0,24]').expect(200);
      times.push(performance.now() - begun);
    }
    return times.sort((a, b) => a - b);
  };
  const p99 = (times: readonly number[]): number => times[Math.floor(times.length * 0.99)] ?? 0;
  let left = 200;
  const atRest = await asked(() => (left -= 1) < 0);
  clock.now = () => new Date('2026-11-30T10:00:00Z');
  let isMaking = true;
  const begun = performance.now();
  const making = api.app
    .get(RecurringMakingService)
    .makeDue()
    .finally(() => (isMaking = false));
  const meanwhile = await asked(() => !isMaking);
  await making;
  const seconds = (performance.now() - begun) / 1000;
  if (process.env['KONTOR_MANY'])
    process.stdout.write(
      `${many} in ${seconds.toFixed(1)} s; p99 ${p99(atRest).toFixed(1)} ms at rest, ${p99(meanwhile).toFixed(1)} ms meanwhile\n`,
    );
  const [made] = await api.sql(`select count(distinct invoice_id)::int as n from recurring_invoice_run where state = 'made'`);
  expect(made).toEqual({ n: many });
  expect(seconds).toBeLessThan((60 * many) / 1000);
}, 120_000);
