import { request } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';

import { hoursAsSources, type InvoiceDetail, type PaymentRecord } from '@kontor/domain';
import { behind } from '../../../test/locks.ts';
import { newSeed, randomOf } from '../../../test/random.ts';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { anInvoiceSource } from '../../../test/builders/invoice.ts';
import { store } from '../../../test/builders/store.ts';
import { verify } from '../../tools/verify.ts';
import { invoiceWorld, type InvoiceWorld } from './invoices.sample.ts';

let api: TestApp;
let world: InvoiceWorld;
let address: string;

beforeAll(async () => {
  api = await testApp();
  address = await api.app.getUrl();
  world = await invoiceWorld(api);
});
afterAll(() => api.close());
afterEach(async () => expect((await verify(api.url)).problems).toEqual([]));

const seed = newSeed();
const command = (id: number, verb: string, body: object = {}) => world.admin.post(`/api/v1/invoices/${id}/${verb}`).send(body);
type Answer = { status: number; body: unknown };
/** Returns the distinct codes of the refusals: each loser must have lost to the winner, not to another loser. */
const codesOf = (answers: readonly Answer[], status: number): unknown[] => [
  ...new Set(answers.filter((answer) => answer.status === status).map(({ body }) => (body as { code: string }).code)),
];
const statusesOf = (answers: readonly { status: number }[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};
/** Works on `width` things at a time; each client takes the next when it is done. */
async function inParallel<T, R>(width: number, things: readonly T[], work: (thing: T) => Promise<R>): Promise<R[]> {
  const queue = [...things];
  const done: R[] = [];
  const client = async (): Promise<void> => {
    for (let thing = queue.shift(); thing !== undefined; thing = queue.shift()) done.push(await work(thing));
  };
  await Promise.all(Array.from({ length: width }, client));
  return done;
}

/** Sends the request and hangs up without waiting for the answer. */
const hangUp = (path: string, { token }: Agent, afterMs: number): Promise<{ status: number }> =>
  new Promise((done) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const call = request(`${address}${path}`, { method: 'POST', headers });
    call.on('error', () => done({ status: 0 }));
    call.on('response', (response) => response.resume().on('end', () => done({ status: response.statusCode ?? 0 })));
    call.end('{}');
    setTimeout(() => call.destroy(new Error('gone')), afterMs);
  });

describe('numbers', () => {
  it('have no gap and no double with 32 clients, a third of whose requests fail', async () => {
    // The database refuses after the number was taken, like a connection that is lost.
    await api.sql(`create function refuse_some() returns trigger as 'begin
      if new.order_number = ''FAILS'' and new.status = ''sent'' then raise exception ''lost'' using errcode = ''40P01''; end if;
      return new; end' language plpgsql`);
    await api.sql('create trigger refuse_some before update on invoice for each row execute function refuse_some()');
    const kinds = ['good', 'good', 'good', 'good', 'noLines', 'fails', 'hangsUp'] as const;
    const drafts = await inParallel(
      8,
      Array.from({ length: 105 }, (_, at) => kinds[at % kinds.length] as (typeof kinds)[number]),
      async (kind) => {
        const change = { noLines: { lines: [] }, fails: { orderNumber: 'FAILS' }, good: {}, hangsUp: {} }[kind];
        return { kind, id: (await world.draft(change)).id };
      },
    );
    const random = randomOf(seed);
    const answers = await inParallel(32, drafts, async ({ id, kind }) => {
      if (kind === 'hangsUp') return { kind, ...(await hangUp(`/api/v1/invoices/${id}/send`, world.admin, random.whole(0, 60))) };
      return { kind, status: (await command(id, 'send')).status };
    });
    const of = (kind: string) => statusesOf(answers.filter((answer) => answer.kind === kind));
    expect([of('good'), of('noLines'), of('fails')]).toEqual([{ 200: 60 }, { 422: 15 }, { 503: 15 }]);
    // The server may still work for a client that has hung up. Once its invoice is sent, a late request takes no number.
    for (const { id } of drafts.filter(({ kind }) => kind === 'hangsUp'))
      expect([200, 409]).toContain((await command(id, 'send')).status);
    const rows = await api.sql<{ number: string }>('select number from invoice where number is not null order by number');
    expect(rows).toHaveLength(75);
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, at) => `INV-2026-${String(at + 1).padStart(4, '0')}`));
    expect(await api.sql("select next_number from number_series where document_kind = 'invoice'")).toEqual([
      { next_number: rows.length + 1 },
    ]);
    await api.sql('drop trigger refuse_some on invoice');
  });

  it('are given once, however often one invoice is sent at the same time', async () => {
    const { id } = await world.draft();
    const [before] = await api.sql<{ next: number }>(
      "select next_number as next from number_series where document_kind = 'invoice'",
    );
    const answers = await Promise.all(Array.from({ length: 16 }, () => command(id, 'send')));
    expect(statusesOf(answers)).toEqual({ 200: 1, 409: 15 });
    expect(codesOf(answers, 409)).toEqual(['invoice.cannot_send']);
    expect(await api.sql("select next_number as next from number_series where document_kind = 'invoice'")).toEqual([
      { next: (before?.next ?? 0) + 1 },
    ]);
  });

  it('and all that goes with them come once under one idempotency key', async () => {
    const { id } = await world.draft();
    const answers = await Promise.all(Array.from({ length: 6 }, () => command(id, 'send').set('Idempotency-Key', `send ${id}`)));
    const good = answers.filter(({ status }) => status === 200);
    expect(good.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    for (const { body } of good) expect(body).toEqual(good[0]?.body);
    const history = await api.sql(`select verb from audit where subject = 'Invoice' and subject_id = $1 order by id`, [id]);
    expect(history).toEqual([{ verb: 'create' }, { verb: 'send' }]);
    expect(await api.sql('select 1 from graphile_worker.jobs where key = $1', [`invoice pdf ${id}`])).toHaveLength(1);
  });

  it('are not given to an edit that comes at the same time', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id, version } = await world.draft();
      const edit = world.admin
        .put(`/api/v1/invoices/${id}`)
        .send({ ...world.input({ lines: [world.line({ unitPrice: 5 })] }), version });
      const answers = await Promise.all([command(id, 'send'), edit]);
      expect(answers[0].status).toBe(200);
      expect([200, 409]).toContain(answers[1].status);
      expect((await world.get(id)).total).toBe(answers[1].status === 200 ? 6.05 : 121);
    }
  });

  it('are not given by what was read before somebody else was done with the invoice', async () => {
    const { id } = await world.draft();
    const next = () => api.sql("select next_number from number_series where document_kind = 'invoice'");
    const before = await next();
    const [answer] = await behind(
      api,
      {
        first: (run) => run('select 1 from invoice where id = ? for update', [id]),
        then: (run) => run('delete from invoice_line where invoice_id = ?', [id]),
      },
      [() => command(id, 'send')],
    );
    expect(answer).toMatchObject({ status: 422, body: { code: 'document.no_lines' } });
    expect(await next()).toEqual(before);
    await api.sql('delete from invoice where id = $1', [id]);
  });

  it('wait three seconds for the series, and then say that the server is busy', async () => {
    const { id } = await world.draft();
    await api.em().transactional(async (em) => {
      await em
        .getConnection()
        .execute("select 1 from number_series where document_kind = 'invoice' for update", [], 'all', em.getTransactionContext());
      const { body, headers } = await command(id, 'send').expect(503);
      expect(body).toMatchObject({ code: 'error.busy' });
      expect(headers['retry-after']).toBe('1');
    });
    await command(id, 'send').expect(200);
  });
});

describe('money', () => {
  it('comes once, when 32 people mark one invoice as paid', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await world.sent();
      const answers = await Promise.all(
        Array.from({ length: 32 }, () => command(id, 'mark-paid', { paymentDate: '2026-03-05', method: 'cash' })),
      );
      expect(statusesOf(answers)).toEqual({ 200: 1, 409: 31 });
      expect(codesOf(answers, 409)).toEqual(['invoice.cannot_mark_paid']);
      expect(await api.sql('select amount from payment_allocation where invoice_id = $1', [id])).toEqual([{ amount: 121 }]);
    }
  });

  it('is not spent twice, when two invoices use one credit', async () => {
    const [source, ...targets] = await Promise.all(Array.from({ length: 5 }, () => world.sent({ currency: 'SEK' })));
    const payment = { paymentDate: '2026-03-05', method: 'cash', amount: 121 + 150 };
    await command(source?.id ?? 0, 'record-payment', payment).expect(200);
    const answers = await Promise.all(targets.map(({ id }) => command(id, 'use-credit')));
    expect(statusesOf(answers)).toEqual({ 200: 2, 409: 2 });
    const [left] = await api.sql<{ open: number }>(`select sum(balance) as open from invoice where currency = 'SEK'`);
    expect(left).toEqual({ open: 4 * 121 - 150 });
  });
});

describe('hours', () => {
  it('are on one of two invoices that are made at the same time', async () => {
    for (let round = 0; round < 8; round += 1) {
      const entries = [await world.hours(), await world.hours()];
      const post = (timeEntryIds: number[]) =>
        world.admin
          .post('/api/v1/invoices')
          .send(world.input({ lines: [world.line({ sources: hoursAsSources(timeEntryIds) })] }));
      const answers = await Promise.all([post(entries), post([...entries].reverse())]);
      expect(statusesOf(answers)).toEqual({ 201: 1, 409: 1 });
      const winner = answers.find(({ status }) => status === 201)?.body as InvoiceDetail;
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
        code: 'invoice.hours_taken',
        params: { invoiceId: winner.id },
      });
    }
  });

  it('stay with one invoice even where nobody asked before', async () => {
    const entry = await world.hours();
    const [one, other] = [await world.draft(), await world.draft()];
    const link = ({ lines }: InvoiceDetail) => store(api, anInvoiceSource({ line: lines[0]?.id, timeEntryId: entry }));
    const answers = await Promise.allSettled([link(one), link(other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('a deadlock', () => {
  it.each([[undefined], ['retried']])('is tried again, and written down once (idempotency key: %s)', async (key) => {
    await api.sql('create sequence tries');
    await api.sql(`create function refuse_twice() returns trigger as 'begin
      if nextval(''tries'') <= 2 then raise exception ''dead'' using errcode = ''40P01''; end if; return new; end' language plpgsql`);
    await api.sql('create trigger refuse_twice after insert on invoice_tax for each row execute function refuse_twice()');
    const post = world.admin.post('/api/v1/invoices').send(world.input());
    if (key) void post.set('Idempotency-Key', key);
    const answer = await post.expect(201);
    await api.sql('drop function refuse_twice cascade');
    await api.sql('drop sequence tries');
    const { id } = answer.body as InvoiceDetail;
    const written = await api.sql(
      `select subject_id from audit where subject = 'Invoice' and verb = 'create' and subject_id >= $1 - 2 and subject_id not in (select id from invoice)`,
      [id],
    );
    expect(written).toEqual([]);
    expect(await api.sql('select net from invoice_line where invoice_id = $1', [id])).toEqual([{ net: 100 }]);
  });
});

it(`anything that people do at the same time leaves figures that add up (KONTOR_SEED=${seed})`, async () => {
  const random = randomOf(seed);
  const hours = await Promise.all(Array.from({ length: 12 }, () => world.hours({ minutes: random.whole(1, 600) })));
  const ids: number[] = [];
  const lines = () =>
    Array.from({ length: random.whole(0, 4) }, () =>
      world.line({
        quantity: random.whole(1, 9_999_999) / 1_000_000,
        unitPrice: random.whole(0, 99_999) / 100,
        discountPercent: random.pick([0, 0, 7.5, 33.333, 100]),
        taxRateId: random.pick([world.rates.high, world.rates.low]),
        sources: random.chance(40) ? hoursAsSources([random.pick(hours)]) : [],
      }),
    );
  const input = () =>
    world.input({
      lines: lines(),
      pricesIncludeTax: random.chance(30),
      discountPercent: random.pick([null, null, 3.333, 50]),
      customerId: random.pick([world.customerId, world.customerId, world.otherCustomerId]),
    });
  const pay = () => ({ paymentDate: '2026-03-05', method: 'card', amount: random.whole(1, 60_000) / 100 });
  const whats = ['create', 'update', 'send', 'pay', 'markPaid', 'undo', 'credit', 'void', 'delete'] as const;
  const act = async (what: (typeof whats)[number]): Promise<number> => {
    const id = random.pick(ids.length ? ids : [1]);
    if (what === 'create') {
      const { status, body } = await world.admin.post('/api/v1/invoices').send(input());
      if (status === 201) ids.push((body as InvoiceDetail).id);
      return status;
    }
    if (what === 'send') return (await command(id, 'send')).status;
    if (what === 'pay') return (await command(id, 'record-payment', pay())).status;
    if (what === 'markPaid') return (await command(id, 'mark-paid', { paymentDate: '2026-03-05', method: 'card' })).status;
    if (what === 'credit') return (await command(id, 'use-credit')).status;
    if (what === 'void') return (await command(id, 'void', { reason: 'Why not' })).status;
    const { status, body } = await world.admin.get(`/api/v1/invoices/${id}`);
    const { version } = body as InvoiceDetail;
    if (status !== 200) return status;
    if (what === 'update') return (await world.admin.put(`/api/v1/invoices/${id}`).send({ ...input(), version })).status;
    if (what === 'delete') return (await world.admin.delete(`/api/v1/invoices/${id}`).set('If-Match', `"${version}"`)).status;
    const payments = await world.admin.get(`/api/v1/invoices/${id}/payments`);
    const made = payments.status === 200 ? (payments.body as PaymentRecord[])[0] : undefined;
    if (!made) return 404;
    return (await world.admin.delete(`/api/v1/payments/${made.id}`).set('If-Match', `"${made.version}"`)).status;
  };
  const statuses: number[] = [];
  const done = new Map<string, number>();
  // Chance decides how much succeeds of a given number of attempts, so the attempts go on until all but the rare credit has succeeded.
  const isEnough = (): boolean =>
    statuses.length >= 400 && whats.every((what) => what === 'credit' || (done.get(what) ?? 0) >= 2);
  const client = async (): Promise<void> => {
    while (!isEnough()) {
      const what = ids.length < 4 ? 'create' : random.pick([...whats, 'send', 'pay'] as const);
      const status = await act(what);
      statuses.push(status);
      if (status < 300) done.set(what, (done.get(what) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 8 }, client));
  const counts = statusesOf(statuses.map((status) => ({ status })));
  expect(Object.keys(counts).filter((status) => Number(status) >= 500 || status === '400')).toEqual([]);
  // No cent was lost: all money received is on invoices or is credit.
  const [sums] = await api.sql<{ came: number; used: number; credit: number; paid: number }>(`select
    (select sum(amount) from payment) as came, (select sum(amount) from payment_allocation) as used,
    (select sum(unallocated) from payment) as credit, (select sum(paid) from invoice) as paid`);
  expect(Math.round((sums?.used ?? 0) * 100)).toBe(Math.round((sums?.paid ?? 0) * 100));
  expect(Math.round((sums?.came ?? 0) * 100)).toBe(Math.round(((sums?.used ?? 0) + (sums?.credit ?? 0)) * 100));
});
