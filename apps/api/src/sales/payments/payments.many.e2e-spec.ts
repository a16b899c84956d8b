import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, todayIn, type InvoiceDetail, type PaymentRecord, type RetainerInvoiceDetail } from '@kontor/domain';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { invoiceWorld, type InvoiceWorld } from '../invoices/invoices.sample.ts';
import { verify } from '../../tools/verify.ts';

let api: TestApp;
let world: InvoiceWorld;

beforeAll(async () => {
  api = await testApp();
  world = await invoiceWorld(api);
});
afterAll(async () => {
  expect((await verify(api.url)).problems).toEqual([]);
  await api.close();
});

type Part = [invoice: { id: number }, amount: number];
const input = (amount: number, parts: Part[] = [], change: object = {}) => ({
  customerId: world.customerId,
  paymentDate: '2026-03-05',
  amount,
  currency: 'EUR',
  method: 'bankTransfer',
  allocations: parts.map(([{ id }, part]) => ({ invoiceId: id, amount: part })),
  ...change,
});
const pay = (amount: number, parts: Part[] = [], change: object = {}) =>
  world.admin.post('/api/v1/payments').send(input(amount, parts, change));
const countOf = async (): Promise<number> => (await api.sql<{ n: number }>('select count(*)::int as n from payment'))[0]?.n ?? 0;

describe('one payment over several invoices', () => {
  it('pays each by its part, and what is left is the customer’s credit', async () => {
    const [one, two] = [await world.sent(), await world.sent()];
    const made = (
      await pay(
        250,
        [
          [two, 121],
          [one, 100],
        ],
        { reference: 'RF18' },
      ).expect(201)
    ).body as PaymentRecord;
    expect(made).toMatchObject({ amount: 250, unallocated: 29, reference: 'RF18', customerId: world.customerId });
    expect(made.allocations.map(({ invoiceId, amount }) => [invoiceId, amount])).toEqual([
      [one.id, 100],
      [two.id, 121],
    ]);
    expect(await world.get(one.id)).toMatchObject({ status: 'sent', paid: 100, balance: 21 });
    expect(await world.get(two.id)).toMatchObject({ status: 'paid', paid: 121, balance: 0, paidAt: expect.any(String) });
    const history = await api.sql(
      `select subject, verb from audit where (subject = 'Payment' and subject_id = $1) or (subject = 'Invoice' and subject_id = $2) order by id`,
      [made.id, two.id],
    );
    expect(history).toEqual(
      expect.arrayContaining([
        { subject: 'Payment', verb: 'create' },
        { subject: 'Invoice', verb: 'recordPayment' },
      ]),
    );
    await world.admin.delete(`/api/v1/payments/${made.id}`).set('If-Match', `"${made.version}"`).expect(200);
    for (const { id } of [one, two])
      expect(await world.get(id)).toMatchObject({ status: 'sent', paid: 0, balance: 121, paidAt: null });
  });

  it('may be for none: all of it is credit, which an invoice uses later', async () => {
    const made = (await pay(50, [], { currency: 'USD', exchangeRate: 0.9, exchangeRateInverted: false }).expect(201))
      .body as PaymentRecord;
    expect(made).toMatchObject({ unallocated: 50, allocations: [], currency: 'USD' });
    expect(await api.sql('select exchange_rate as rate from payment where id = $1', [made.id])).toEqual([{ rate: 0.9 }]);
    const { id } = await world.sent({ currency: 'USD', exchangeRate: 0.9, exchangeRateInverted: false });
    await world.admin.post(`/api/v1/invoices/${id}/use-credit`).expect(200);
    expect(await world.get(id)).toMatchObject({ paid: 50, balance: 71 });
  });

  it('is booked at the rate of its invoice where none is said, and at 1 in our own currency', async () => {
    const krone = await world.sent({ currency: 'NOK', exchangeRate: 0.085, exchangeRateInverted: false });
    const rateOf = async (body: unknown) =>
      (
        await api.sql<{ rate: number }>('select exchange_rate as rate from payment where id = $1', [(body as PaymentRecord).id])
      )[0]?.rate;
    expect(await rateOf((await pay(10, [[krone, 10]], { currency: 'NOK' }).expect(201)).body)).toBe(0.085);
    expect(await rateOf((await pay(1, [], { exchangeRate: 7, exchangeRateInverted: false }).expect(201)).body)).toBe(1);
    const { body } = await pay(10, [], { currency: 'CHF' }).expect(422);
    expect(body).toMatchObject({ errors: { exchangeRate: { code: 'field.required' } } });
  });

  it('pays invoices and retainer invoices at once, each by its part, and is undone as a whole', async () => {
    const invoice = await world.sent();
    const made = await world.admin
      .post('/api/v1/retainer-invoices')
      .send(world.input({ lines: [world.line({ unitPrice: 300 })] }))
      .expect(201);
    const retainerId = (made.body as { id: number }).id;
    const path = `/api/v1/retainer-invoices/${retainerId}`;
    const retainerOf = async () => (await world.admin.get(path).expect(200)).body as RetainerInvoiceDetail;
    const parts = (amount: number) => ({ retainers: [{ retainerInvoiceId: retainerId, amount }] });
    const early = await pay(421, [[invoice, 121]], parts(300)).expect(409);
    expect(early.body).toMatchObject({
      errors: { 'retainers.0.retainerInvoiceId': { code: 'retainer_invoice.cannot_record_payment' } },
    });
    await world.admin.post(`${path}/send`).send({ noAccountConfirmed: true }).expect(200);
    const over = await pay(500, [[invoice, 121]], parts(300.01)).expect(422);
    expect(over.body).toMatchObject({ errors: { 'retainers.0.amount': { code: 'payment.over_balance' } } });
    expect((await pay(420, [[invoice, 121]], parts(300)).expect(422)).body).toMatchObject({ code: 'payment.over_amount' });
    const payment = (await pay(450, [[invoice, 121]], parts(300)).expect(201)).body as PaymentRecord;
    expect(payment).toMatchObject({ unallocated: 29, allocations: [{ amount: 121 }], retainers: [{ amount: 300 }] });
    expect(await world.get(invoice.id)).toMatchObject({ status: 'paid' });
    expect(await retainerOf()).toMatchObject({ status: 'paid', paid: 300, available: 300 });
    await world.admin.delete(`/api/v1/payments/${payment.id}`).set('If-Match', `"${payment.version}"`).expect(200);
    expect(await retainerOf()).toMatchObject({ status: 'sent', paid: 0, balance: 300 });
  });

  it('never pays a retainer invoice twice, when eight people pay it at once', async () => {
    const made = await world.admin
      .post('/api/v1/retainer-invoices')
      .send(world.input({ lines: [world.line({ unitPrice: 300 })] }))
      .expect(201);
    const { id } = made.body as { id: number };
    await world.admin.post(`/api/v1/retainer-invoices/${id}/send`).send({ noAccountConfirmed: true }).expect(200);
    const retainers = [{ retainerInvoiceId: id, amount: 300 }];
    const answers = await Promise.all(Array.from({ length: 8 }, async () => (await pay(300, [], { retainers })).status));
    expect(answers.sort()).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
  });

  it('sent twice under one key is booked once', async () => {
    const { id } = await world.sent();
    const send = () => pay(130, [[{ id }, 121]]).set('Idempotency-Key', `payment ${id}`);
    const before = await countOf();
    const [first, second] = [await send().expect(201), await send().expect(201)];
    expect(second.body).toEqual(first.body);
    expect(await countOf()).toBe(before + 1);
    await pay(131, [[{ id }, 121]])
      .set('Idempotency-Key', `payment ${id}`)
      .expect(422);
  });

  it('never pays more than is open, when eight people book over the same two invoices', async () => {
    const whole = [await world.sent(), await world.sent()] as [InvoiceDetail, InvoiceDetail];
    const parts = [await world.sent(), await world.sent()] as [InvoiceDetail, InvoiceDetail];
    const eight = (work: (at: number) => PromiseLike<{ status: number }>) =>
      Promise.all(Array.from({ length: 8 }, async (_, at) => (await work(at)).status));
    // Every second one names them in the opposite order: locking in the order named would deadlock.
    const turned = (at: number, [a, b]: [InvoiceDetail, InvoiceDetail], amount: number): Part[] =>
      at % 2
        ? [
            [a, amount],
            [b, amount],
          ]
        : [
            [b, amount],
            [a, amount],
          ];
    const all = await eight((at) => pay(242, turned(at, whole, 121)));
    expect(all.sort()).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
    const some = await eight((at) => pay(80, turned(at, parts, 40)));
    expect(some.sort()).toEqual([201, 201, 201, 422, 422, 422, 422, 422]);
    for (const { id } of whole) expect(await world.get(id)).toMatchObject({ paid: 121, balance: 0, status: 'paid' });
    for (const { id } of parts) expect(await world.get(id)).toMatchObject({ paid: 120, balance: 1, status: 'sent' });
    expect((await verify(api.url)).problems).toEqual([]);
  });
});

describe('one payment over several invoices refuses, and books nothing of', () => {
  const refused = async (answer: ReturnType<typeof pay>, status: number, errors: Record<string, string>) => {
    const before = await countOf();
    const { body } = await answer.expect(status);
    const told = (body as { errors: Record<string, { code: string }> }).errors;
    expect(Object.fromEntries(Object.entries(told).map(([field, { code }]) => [field, code]))).toEqual(errors);
    expect(await countOf()).toBe(before);
  };
  it('an invoice in another currency, of another customer, and one that there is not', async () => {
    const krone = await world.sent({ currency: 'NOK', exchangeRate: 0.085, exchangeRateInverted: false });
    const other = await world.sent({ customerId: world.otherCustomerId });
    const good = await world.sent();
    await refused(
      pay(50, [
        [good, 10],
        [krone, 10],
        [other, 10],
        [{ id: 2_000_000_000 }, 10],
      ]),
      422,
      {
        'allocations.1.invoiceId': 'payment.other_currency',
        'allocations.2.invoiceId': 'payment.other_customer',
        'allocations.3.invoiceId': 'payment.other_customer',
      },
    );
    expect(await world.get(good.id)).toMatchObject({ paid: 0 });
  });

  it('more than is open, more than came, and an invoice twice', async () => {
    const [one, two] = [await world.sent(), await world.sent()];
    await refused(
      pay(500, [
        [one, 1],
        [two, 121.01],
      ]),
      422,
      { 'allocations.1.amount': 'payment.over_balance' },
    );
    await refused(
      pay(200, [
        [one, 100],
        [two, 100.01],
      ]),
      422,
      { amount: 'payment.over_amount' },
    );
    await refused(
      pay(200, [
        [one, 1],
        [one, 1],
      ]),
      422,
      { 'allocations.1.invoiceId': 'field.repeated' },
    );
  });

  it('a draft, and one that is paid', async () => {
    const draft = await world.draft();
    await refused(pay(5, [[draft, 5]]), 409, { 'allocations.0.invoiceId': 'invoice.cannot_record_payment' });
    const paid = await world.sent();
    await pay(121, [[paid, 121]]).expect(201);
    await refused(pay(5, [[paid, 5]]), 409, { 'allocations.0.invoiceId': 'invoice.cannot_record_payment' });
  });

  it('a date before one of the invoices, one that has yet to come, and closed books', async () => {
    const [early, late] = [await world.sent(), await world.sent({ invoiceDate: '2026-03-06', dueDate: '2026-04-01' })];
    await refused(
      pay(5, [
        [early, 1],
        [late, 1],
      ]),
      422,
      { paymentDate: 'payment.before_invoice' },
    );
    const paymentDate = addDays(todayIn('Europe/Vilnius', new Date()), 1);
    await refused(pay(5, [], { paymentDate }), 422, { paymentDate: 'payment.in_future' });
    await api.sql(`update organisation set lock_date = '2026-03-05'`);
    await refused(pay(5), 422, { paymentDate: 'organisation.period_locked' });
    await api.sql('update organisation set lock_date = null');
  });

  it.each([
    [{ allocations: undefined }, 'allocations', 'field.not_a_list'],
    [{ allocations: [{ invoiceId: 1, amount: 0 }] }, 'allocations.0.amount', 'document.enter_amount'],
    [{ allocations: [{ invoiceId: 0, amount: 1 }] }, 'allocations.0.invoiceId', 'field.too_small'],
    [{ allocations: [{ invoiceId: 1, amount: 1, paid: 1 }] }, 'allocations.0.paid', 'field.unknown'],
    [{ amount: 0 }, 'amount', 'document.enter_amount'],
    [{ customerId: null }, 'customerId', 'document.select_customer'],
    [{ currency: 'XXZ' }, 'currency', 'field.not_a_currency'],
    [{ method: 'barter' }, 'method', 'field.not_one_of'],
    [{ unallocated: 5 }, 'unallocated', 'field.unknown'],
  ])('%j', async (change, field, code) => refused(pay(5, [], change), 400, { [field]: code }));

  it('a customer that there is not', async () => {
    await pay(5, [], { customerId: 2_000_000_000 }).expect(409);
  });

  it('people without the right, or who do not see what is open', async () => {
    for (const role of ['employee', 'client', 'projectManager', 'auditor'] as const) {
      const person = await api.as(role);
      await person.post('/api/v1/payments').send(input(5)).expect(403);
    }
    await (await api.as('accountant')).post('/api/v1/payments').send(input(5)).expect(201);
  });
});
