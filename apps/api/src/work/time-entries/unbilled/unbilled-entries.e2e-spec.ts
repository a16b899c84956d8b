import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hoursAsSources, sourceIds, type InvoiceDetail, type TimeOverviewRow } from '@kontor/domain';
import { newSeed, randomOf } from '../../../../test/random.ts';
import { testApp, type TestApp } from '../../../../test/test-app.ts';
import { aProject } from '../../../../test/builders/project.ts';
import { store } from '../../../../test/builders/store.ts';
import { invoiceWorld, type InvoiceWorld } from '../../../sales/invoices/invoices.sample.ts';
import { verify } from '../../../tools/verify.ts';
import { anEntry } from '../hours.sample.ts';

let api: TestApp;
let world: InvoiceWorld;
let projects: number[];
beforeAll(async () => {
  api = await testApp();
  world = await invoiceWorld(api);
  await api.sql('update project set hourly_rate = 50');
  projects = [world.projectId, await store(api, aProject({ customerId: world.customerId, hourlyRate: 70 }))];
});
afterAll(() => api.close());

const ids = async (text: string): Promise<number[]> => (await api.sql<{ id: number }>(text)).map(({ id }) => id);
const differences = async (): Promise<string[]> =>
  (await verify(api.url)).problems.filter((problem) => /unbilled hours|by month/.test(problem));

/** The billed minutes, from the links themselves. */
const billedBySql = async (): Promise<number> =>
  (
    await api.sql<{
      n: number;
    }>(`select coalesce(sum(t.minutes), 0) as n from time_entry t join invoice_source s on s.time_entry_id = t.id
      join invoice_line l on l.id = s.invoice_line_id join invoice i on i.id = l.invoice_id where i.status in ('sent', 'paid')`)
  )[0]?.n ?? 0;
const overview = async (groupBy: string): Promise<TimeOverviewRow[]> =>
  (await world.admin.get(`/api/v1/time-entries/overview?from=2000-01-01&to=2100-01-01&groupBy=${groupBy}`).expect(200))
    .body as TimeOverviewRow[];

describe('the table of unbilled hours', () => {
  const seed = newSeed();
  it(`follows every change of hours and invoices (seed ${seed})`, async () => {
    const { whole, pick, chance } = randomOf(seed);
    const { admin, line, input } = world;
    const url = '/api/v1/time-entries';
    const withHours = (hours: number[]) =>
      input({
        lines: [hours.slice(0, 2), hours.slice(2)]
          .filter((some) => some.length)
          .map((timeEntryIds) => line({ kind: 'time', unit: 'HUR', sources: hoursAsSources(timeEntryIds) })),
      });
    const steps: (() => Promise<unknown>)[] = [
      () =>
        admin.post(url).send(
          anEntry(pick(projects), {
            minutes: whole(1, 20),
            billable: chance(80),
            workDate: `2026-0${whole(1, 9)}-1${whole(0, 9)}`,
          }),
        ),
      async () => {
        const some = await ids(`select id from time_entry order by random() limit 3`);
        return admin.patch(`${url}?filter=${encodeURIComponent(JSON.stringify({ id: some }))}`).send({ billable: chance(50) });
      },
      async () => {
        const [entry] = await api.sql<{ id: number; version: number }>(
          'select id, version from time_entry order by random() limit 1',
        );
        if (entry)
          await admin
            .put(`${url}/${entry.id}`)
            .send({ ...anEntry(pick(projects), { minutes: whole(1, 20), workDate: '2026-02-03' }), version: entry.version });
      },
      async () => {
        const [id] = await ids('select id from time_entry order by random() limit 1');
        if (id) await admin.delete(`${url}?filter=${encodeURIComponent(JSON.stringify({ id: [id] }))}`);
      },
      async () => {
        const free = await ids('select time_entry_id as id from unbilled_entry where not on_draft order by random() limit 4');
        if (free.length) await admin.post('/api/v1/invoices').send(withHours(free)).expect(201);
      },
      async () => {
        const [id] = await ids(`select id from invoice where status = 'draft' order by random() limit 1`);
        if (!id) return;
        const draft = await world.get(id);
        const held = draft.lines.flatMap((one) => sourceIds(one, 'timeEntry')).reverse();
        const fewer = held.slice(chance(40) ? 1 : 0);
        if (fewer.length)
          await admin
            .put(`/api/v1/invoices/${id}`)
            .send({ ...withHours(fewer), version: draft.version })
            .expect(200);
      },
      async () => {
        const [id] = await ids(`select id from invoice where status = 'draft' order by random() limit 1`);
        if (id && chance(50)) await admin.post(`/api/v1/invoices/${id}/send`).send({});
        else if (id) await admin.delete(`/api/v1/invoices?filter=${encodeURIComponent(JSON.stringify({ id: [id] }))}`);
      },
      async () => {
        const [id] = await ids(`select id from invoice where status = 'sent' order by random() limit 1`);
        if (id) await admin.post(`/api/v1/invoices/${id}/void`).send({ reason: 'Typed by mistake' });
      },
      async () => {
        await api.sql(`update project set hourly_rate = hourly_rate + 1`);
        await admin
          .post(`/api/v1/projects/${pick(projects)}/reprice`)
          .send({ from: '2026-01-01' })
          .expect(200);
      },
    ];
    for (let at = 0; at < 12; at++) await steps[0]?.();
    for (let at = 0; at < 80; at++) await pick(steps)();
    for (let at = 0; at < 6; at++) await steps[0]?.();
    expect((await ids('select time_entry_id as id from unbilled_entry where not on_draft')).length).toBeGreaterThan(0);
    expect(await differences()).toEqual([]);
    const billed = await billedBySql();
    for (const groupBy of ['user', 'project', 'customer', 'task', 'day'])
      expect([groupBy, (await overview(groupBy)).reduce((sum, { billedMinutes }) => sum + billedMinutes, 0)]).toEqual([
        groupBy,
        billed,
      ]);
  });

  it('leaves out an entry that one line takes before another releases it', async () => {
    const hours = await world.hours();
    const { lines } = await world.draft({ lines: [world.line({ sources: hoursAsSources([hours]) }), world.line()] });
    await api.em().transactional(async (em) => {
      await em.execute('insert into invoice_source (invoice_line_id, time_entry_id) values (?, ?)', [lines[1]?.id, hours]);
      await em.execute('delete from invoice_source where invoice_line_id = ?', [lines[0]?.id]);
    });
    expect(await differences()).toEqual([]);
  });

  it('stays right when many bill, release and change the same hours at once', async () => {
    const hours = await Promise.all(Array.from({ length: 6 }, () => world.hours()));
    const { body: draft } = await world.admin
      .post('/api/v1/invoices')
      .send(world.input({ lines: [world.line({ sources: hoursAsSources(hours) })] }))
      .expect(201);
    await Promise.all([
      world.admin
        .delete(`/api/v1/invoices/${(draft as InvoiceDetail).id}`)
        .set('If-Match', `"${(draft as InvoiceDetail).version}"`),
      ...hours.map((id) =>
        world.admin.post('/api/v1/invoices').send(world.input({ lines: [world.line({ sources: hoursAsSources([id]) })] })),
      ),
      ...hours.map((id) =>
        world.admin
          .patch(`/api/v1/time-entries?filter=${encodeURIComponent(JSON.stringify({ id: [id] }))}`)
          .send({ billable: false }),
      ),
    ]);
    expect(await differences()).toEqual([]);
  });

  it('fails verify when it is wrong', async () => {
    const id = await world.hours();
    await api.sql('update unbilled_entry set minutes = minutes + 1 where time_entry_id = $1', [id]);
    expect((await differences()).join()).toContain(`Time entry ${id}`);
    await api.sql('delete from unbilled_entry where time_entry_id = $1', [id]);
    expect((await differences()).join()).toContain(`Time entry ${id}`);
    await api.sql('delete from time_entry where id = $1', [id]);
    expect(await differences()).toEqual([]);
  });
});

describe('the database', () => {
  it('has an index for each foreign key, so that deleting one record scans no table', async () => {
    const without = await api.sql<{ key: string }>(`select c.conname as key from pg_constraint c
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (select from pg_index i
        where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
          and coalesce(pg_get_expr(i.indpred, i.indrelid) like '(% IS NOT NULL)', true)) order by 1`);
    // Tables of one row, and of sample products, which are never deleted.
    const none = ['cart_item_product_id_foreign', 'organisation_logo_file_id_foreign', 'wishlist_item_product_id_foreign'];
    expect(without.map(({ key }) => key)).toEqual(none);
  });
});
