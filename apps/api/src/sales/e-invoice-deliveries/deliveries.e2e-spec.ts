import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { stopDrawing } from '../../platform/pdf/typst.ts';
import { verify } from '../../tools/verify.ts';
import { deliveryWorld, type DeliveryWorld } from './deliveries.sample.ts';

let api: TestApp;
let world: DeliveryWorld;
beforeAll(async () => {
  api = await testApp({ PUBLIC_URL: 'https://kontor.example' });
  world = await deliveryWorld(api);
  await world.setUp();
});
afterAll(async () => {
  expect((await verify(api.url)).problems).toEqual([]);
  await world.server.close();
  await api.close();
  await stopDrawing();
});
beforeEach(() => {
  world.server.is('takes');
  world.server.taken.length = 0;
  world.server.asked.length = 0;
});

const again = (id: number, by = world.admin) => by.post(`/api/v1/invoices/${id}/e-invoice/deliveries/again`).send({});
const errorsOf = (number: string) =>
  api.sql<{ message: string; level: string }>(`select message, level from error_log where message like $1 order by id`, [
    `%${number}%`,
  ]);
const due = () =>
  api.sql(`update e_invoice_delivery set next_ask_at = now() - interval '1 second' where next_ask_at is not null`);

describe('an e-invoice that goes by the access point', () => {
  it('is handed over with its recipient once it is stored, and not mailed', async () => {
    const id = await world.issued();
    expect(await world.runAll()).toEqual([]);
    const [document] = world.server.taken;
    const { number } = await world.get(id);
    expect(document).toMatchObject({
      number,
      sender: { scheme: '0200', id: '302308327' },
      recipient: { scheme: '0200', id: '304567894' },
      news: { address: 'https://kontor.example/api/v1/access-point/news' },
    });
    expect(Buffer.from(document?.document ?? '', 'base64').toString()).toContain(`<cbc:ID>${number}</cbc:ID>`);
    expect(await world.deliveries(id)).toMatchObject([{ edition: 1, state: 'sent', reason: null, problem: null }]);
    expect(await api.sql(`select id from mail where subject_type = 'Invoice' and subject_id = $1`, [id])).toEqual([]);
    expect(world.server.taken).toHaveLength(1);
  });

  it('is the same for a credit note', async () => {
    const invoice = await world.issued();
    const { id } = await world.sentNote(invoice);
    await world.run('drawCreditNotePdf', { creditNoteId: id });
    await world.runAll();
    expect(await world.deliveries(id, 'credit-notes')).toMatchObject([{ state: 'sent' }]);
    const xml = Buffer.from(world.server.taken.at(-1)?.document ?? '', 'base64').toString();
    expect(xml).toContain('<CreditNote');
  });

  /** Sends an advance with tax and draws it. */
  const advanced = async (): Promise<{ advance: number; path: string }> => {
    await api.sql(`update organisation set retainers_carry_tax = true`);
    const made = await world.admin.post('/api/v1/retainer-invoices').send({
      customerId: await world.buyer(),
      invoiceDate: '2026-03-02',
      dueDate: '2026-03-16',
      currency: 'EUR',
      exchangeRate: 1,
      language: 'lt',
      pricesIncludeTax: false,
      lines: [world.line()],
    });
    await api.sql(`update organisation set retainers_carry_tax = false`);
    const advance = (made.body as { id: number }).id;
    const path = `/api/v1/retainer-invoices/${advance}`;
    await world.admin.post(`${path}/send`).send({ noAccountConfirmed: true }).expect(200);
    await world.run('drawRetainerPdf', { retainerInvoiceId: advance });
    return { advance, path };
  };

  it('is the same for an advance with tax, and its page says where it stands', async () => {
    world.server.is('refuses');
    const { advance, path } = await advanced();
    await world.runAll();
    expect(await world.deliveries(advance, 'retainer-invoices')).toMatchObject([{ edition: 1, state: 'rejected' }]);
    world.server.is('takes');
    await world.admin.post(`${path}/e-invoice/deliveries/again`).send({}).expect(200);
    await world.runAll();
    expect(await world.deliveries(advance, 'retainer-invoices')).toMatchObject([{ edition: 2, state: 'sent' }, { edition: 1 }]);
    const employee = await api.as('employee');
    await employee.get(`${path}/e-invoice/deliveries`).expect(403);
  });

  it.each(['takes', 'loses the answer'] as const)('keeps an advance with tax from being voided where it %s', async (answer) => {
    const { advance, path } = await advanced();
    world.server.is(answer);
    await world.runAll();
    expect((await world.admin.get(path).expect(200)).body).toMatchObject({ isDelivered: true });
    expect((await world.admin.post(`${path}/void`).send({ reason: 'Twice' }).expect(409)).body).toMatchObject({
      code: 'retainer_invoice.delivered',
    });
    world.server.is('takes');
    await due();
    await world.runAll();
    expect(await world.deliveries(advance, 'retainer-invoices')).toHaveLength(1);
  });

  it('lets an advance with tax be voided that the access point refused, or that still waits, and hands over nothing then', async () => {
    const waiting = await advanced();
    world.server.is('refuses');
    const refused = await advanced();
    await world.admin.post(`${waiting.path}/void`).send({ reason: 'Twice' }).expect(200);
    await world.runAll();
    expect((await world.admin.get(refused.path).expect(200)).body).toMatchObject({ isDelivered: false });
    await world.admin.post(`${refused.path}/void`).send({ reason: 'Twice' }).expect(200);
    expect(world.server.taken).toEqual([]);
  });

  it.each(['mail', 'mailWithXml', 'download'] as const)('is none where the customer gets it by %s', async (invoiceChannel) => {
    const id = await world.issued({ invoiceChannel });
    await world.runAll();
    expect(await world.deliveries(id)).toEqual([]);
    expect(world.server.taken).toEqual([]);
  });

  it('is refused at sending where a party has no electronic address', async () => {
    const { id } = await world.draft({ customerId: await world.buyer({ legalCode: null, vatCode: null }) });
    const { body } = await world.admin.post(`/api/v1/invoices/${id}/send`).send({}).expect(422);
    expect(body).toMatchObject({ code: 'document.e_invoice_buyer' });
  });

  it('is tried again while the access point is busy, and handed over once', async () => {
    world.server.is('is busy');
    const id = await world.issued();
    const { number } = await world.get(id);
    const [failure] = await world.runAll();
    expect(failure).toBe(`The e-invoice of ${number} could not be handed to the access point: it answers 503`);
    expect(await world.deliveries(id)).toMatchObject([{ state: 'queued' }]);
    world.server.is('takes');
    const [{ id: deliveryId = 0 } = {}] = await world.deliveries(id);
    await world.run('handOverEInvoice', { deliveryId });
    await world.run('handOverEInvoice', { deliveryId });
    expect(await world.deliveries(id)).toMatchObject([{ state: 'sent' }]);
    expect(world.server.taken).toHaveLength(1);
  });

  it('whose answer was lost is asked about, and not handed over a second time', async () => {
    world.server.is('loses the answer');
    const id = await world.issued();
    expect(await world.runAll()).toHaveLength(1);
    world.server.is('takes');
    const [{ id: deliveryId = 0 } = {}] = await world.deliveries(id);
    await world.run('handOverEInvoice', { deliveryId });
    expect(await world.deliveries(id)).toMatchObject([{ state: 'sent' }]);
    expect(world.server.taken).toHaveLength(1);
  });

  it('is handed over once by two workers at once, also if the access point takes its time', async () => {
    world.server.is({ delayMs: 150 });
    const id = await world.issued();
    await world.run('deliverEInvoice', { subject: 'Invoice', id });
    await world.run('deliverEInvoice', { subject: 'Invoice', id });
    const [{ id: deliveryId = 0 } = {}] = await world.deliveries(id);
    await Promise.all([1, 2, 3].map(() => world.run('handOverEInvoice', { deliveryId })));
    expect(world.server.taken).toHaveLength(1);
    expect(await world.deliveries(id)).toMatchObject([{ state: 'sent' }]);
  });

  it('cannot be on two ways at once, not even in the database', async () => {
    const id = await world.issued();
    await world.runAll();
    await expect(
      api.sql(
        `insert into e_invoice_delivery (subject_type, subject_id, edition, key, state_at) values ('Invoice', $1, 2, 'x', now())`,
        [id],
      ),
    ).rejects.toThrow('e_invoice_delivery_living_unique');
  });

  it('that is refused tells staff and the error log why, and goes again under another key', async () => {
    world.server.is('refuses');
    const id = await world.issued();
    const { number } = await world.get(id);
    expect(await world.runAll()).toEqual([]);
    expect(await world.deliveries(id)).toMatchObject([{ state: 'rejected', reason: 'The recipient is not registered' }]);
    expect(await errorsOf(number ?? '')).toEqual([
      { message: `Error: The e-invoice of ${number} was rejected: The recipient is not registered`, level: 'error' },
    ]);
    const { body: news } = await world.admin.get('/api/v1/notifications').expect(200);
    expect(news).toContainEqual(expect.objectContaining({ kind: 'eInvoiceRejected', params: { number }, subjectId: id }));
    world.server.is('takes');
    expect((await again(id).expect(200)).body).toMatchObject([
      { edition: 2, state: 'queued' },
      { edition: 1, state: 'rejected' },
    ]);
    expect((await again(id).expect(409)).body).toMatchObject({ code: 'e_invoice_delivery.on_its_way' });
    await world.runAll();
    expect(await world.deliveries(id)).toMatchObject([{ edition: 2, state: 'sent' }, { edition: 1 }]);
    expect(world.server.taken).toHaveLength(1);
  });

  it('that could not be handed over in the end says so, and keeps its key', async () => {
    world.server.is('loses the answer');
    const id = await world.issued();
    await world.run('deliverEInvoice', { subject: 'Invoice', id });
    const [{ id: deliveryId = 0 } = {}] = await world.deliveries(id);
    await expect(world.run('handOverEInvoice', { deliveryId }, true)).rejects.toThrow('could not be handed to the access point');
    expect(await world.deliveries(id)).toMatchObject([{ state: 'failed', problem: 'noAnswer' }]);
    world.server.is('takes');
    await again(id).expect(200);
    await world.runAll();
    expect(await world.deliveries(id)).toMatchObject([{ id: deliveryId, edition: 1, state: 'sent', problem: null }]);
    expect(world.server.taken).toHaveLength(1);
  });

  it('cannot be voided once the access point may have it', async () => {
    const [waiting, handed] = [await world.issued(), await world.issued()];
    const voided = (id: number) => world.admin.post(`/api/v1/invoices/${id}/void`).send({ reason: 'Twice' });
    await voided(waiting).expect(200);
    await world.runAll();
    expect(await world.deliveries(waiting)).toEqual([]);
    expect((await voided(handed).expect(409)).body).toMatchObject({ code: 'invoice.delivered' });
    expect(world.server.taken).toHaveLength(1);
  });

  it('is asked about until it is delivered, and no longer', async () => {
    const id = await world.issued();
    await world.runAll();
    const key = world.server.taken[0]?.key ?? '';
    world.server.tells(key, 'accepted');
    await due();
    await world.run('askAboutEInvoices');
    expect(await world.deliveries(id)).toMatchObject([{ state: 'accepted' }]);
    world.server.tells(key, 'delivered');
    await due();
    await world.run('askAboutEInvoices');
    expect(await world.deliveries(id)).toMatchObject([{ state: 'delivered' }]);
    const times = world.server.asked.filter((path) => path.endsWith(key)).length;
    await due();
    await world.run('askAboutEInvoices');
    expect(world.server.asked.filter((path) => path.endsWith(key))).toHaveLength(times);
    const { body } = await world.admin
      .get('/api/v1/audit')
      .query({ filter: JSON.stringify({ subject: 'Invoice', subjectId: id, verb: 'deliver' }) });
    expect((body as { changes: object }[]).map(({ changes }) => changes)).toContainEqual({
      eInvoiceDelivery: ['accepted', 'delivered'],
    });
  });
});
