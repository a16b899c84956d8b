import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, todayIn, type Statement } from '@kontor/domain';
import { pagesOf } from '../../../test/pdf-text.ts';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { storedFilesSql } from '../../platform/files/stored-files.ts';
import { invoiceWorld, type InvoiceWorld } from '../invoices/invoices.sample.ts';

let api: TestApp;
let world: InvoiceWorld;
let may: typeof june;
/** Three invoices of 100 plus 21 % tax, 121 each: one before June, one in June, one after. */
let june: { id: number; number: string | null };

const path = (from = '2026-06-01', to = '2026-06-30', id = world.customerId) =>
  `/api/v1/customers/${id}/statement?from=${from}&to=${to}`;
const read = async (by: Agent, ...period: [string?, string?]): Promise<Statement[]> =>
  (await by.get(path(...period)).expect(200)).body as Statement[];
const command = (id: number, verb: string, body: object) =>
  world.admin.post(`/api/v1/invoices/${id}/${verb}`).send(body).expect(200);

beforeAll(async () => {
  api = await testApp();
  world = await invoiceWorld(api);
  may = await world.sent({ invoiceDate: '2026-05-31', dueDate: '2026-06-14' });
  june = await world.sent({ invoiceDate: '2026-06-30', dueDate: '2026-07-14' });
  await world.sent({ invoiceDate: '2026-07-01', dueDate: '2026-07-14' });
  await world.sent({ invoiceDate: '2026-07-02', dueDate: '2026-07-14', customerId: world.otherCustomerId });
  await world.draft({ invoiceDate: '2026-06-15', dueDate: '2026-07-14' });
  await command(may.id, 'record-payment', {
    paymentDate: '2026-06-10',
    amount: 100.5,
    method: 'bankTransfer',
    reference: 'RF18',
  });
  await command(may.id, 'write-off', { writeOffDate: '2026-06-11', amount: 20.5, reason: 'Bank fee' });
});
afterAll(() => api.close());

const ages = ['notDue', 'days1to30', 'days31to60', 'days61to90', 'over90'].map((bucket) => ({ bucket, amount: 0 }));

describe('the statement of a customer', () => {
  it('adds up what was owed before, what happened day by day, and what is owed after', async () => {
    const [statement, ...others] = await read(world.admin);
    expect(others).toEqual([]);
    expect(statement).toMatchObject({
      currency: 'EUR',
      opening: 121,
      invoiced: 121,
      received: 100.5,
      writtenOff: 20.5,
      closing: 121,
    });
    expect(statement?.rows.map(({ kind, date, reference, amount, balance }) => [kind, date, reference, amount, balance])).toEqual(
      [
        ['payment', '2026-06-10', 'RF18', -100.5, 20.5],
        ['writeOff', '2026-06-11', expect.any(String), -20.5, 0],
        ['invoice', '2026-06-30', june.number, 121, 121],
      ],
    );
    expect(statement?.rows.at(-1)).toMatchObject({ id: june.id, invoiceId: june.id });
  });

  it('leaves out drafts, other customers, and what comes after the last day', async () => {
    const [statement] = await read(world.admin, '2026-06-12', '2026-06-29');
    expect(statement).toMatchObject({ opening: 0, rows: [], closing: 0 });
    expect((await read(world.admin, '2026-01-01', '2026-12-31'))[0]).toMatchObject({ opening: 0, closing: 242 });
  });

  it('tells credit notes and what was paid back, and counts the credit that is left', async () => {
    const customerId = world.otherCustomerId;
    const { id, lines } = await world.sent({ invoiceDate: '2026-08-01', dueDate: '2026-08-14', customerId });
    await command(id, 'mark-paid', { paymentDate: '2026-08-03', method: 'cash' });
    const credit = async (amount: number): Promise<number> => {
      const input = {
        invoiceId: id,
        creditNoteDate: '2026-08-03',
        reason: 'Late',
        lines: [{ invoiceLineId: lines[0]?.id, amount }],
      };
      const { body } = await world.admin.post('/api/v1/credit-notes').send(input).expect(201);
      const noteId = (body as { id: number }).id;
      await world.admin.post(`/api/v1/credit-notes/${noteId}/send`).send({}).expect(200);
      return noteId;
    };
    const payBack = { paidBackDate: '2026-08-20', method: 'bankTransfer' };
    await world.admin
      .post(`/api/v1/credit-notes/${await credit(10)}/pay-back`)
      .send(payBack)
      .expect(200);
    await credit(20);
    const [statement] = (await world.admin.get(path('2026-08-01', '2026-08-31', customerId)).expect(200)).body as Statement[];
    expect(statement).toMatchObject({ invoiced: 121, received: 121, credited: 36.3, paidBack: 12.1, credit: 24.2 });
    expect(statement?.rows.map(({ kind, date, amount }) => [kind, date, amount])).toEqual([
      ['invoice', '2026-08-01', 121],
      ['creditNote', '2026-08-03', -12.1],
      ['creditNote', '2026-08-03', -24.2],
      ['payment', '2026-08-03', -121],
      ['payBack', '2026-08-20', 12.1],
    ]);
    const [later] = (await world.admin.get(path('2026-09-01', '2026-09-30', customerId)).expect(200)).body as Statement[];
    expect(later).toMatchObject({ opening: statement?.closing ?? 0, closing: statement?.closing, credit: 24.2 });
    const { body } = await world.admin.get(`/api/v1/customers/${customerId}`).expect(200);
    expect(body).toMatchObject({ unusedCredit: 24.2 });
  });

  it('is in the currency of the customer also where nothing happened', async () => {
    const [empty] = (await world.admin.get(path('2020-01-01', '2020-12-31')).expect(200)).body as Statement[];
    expect(empty).toEqual({
      currency: 'EUR',
      opening: 0,
      rows: [],
      rowCount: 0,
      invoiced: 0,
      received: 0,
      writtenOff: 0,
      credited: 0,
      paidBack: 0,
      closing: 0,
      ages,
      credit: 0,
      exchangeDifference: 0,
      lateInterest: [],
    });
  });

  it('names the invoices that a payment paid, and says how old what is open is on the last day', async () => {
    const [statement] = await read(world.admin, '2026-06-01', '2026-07-20');
    expect(statement?.rows.map(({ kind, parts }) => [kind, parts])).toEqual([
      ['payment', [{ invoiceId: may.id, invoiceNumber: may.number, amount: 100.5 }]],
      ['writeOff', []],
      ['invoice', []],
      ['invoice', []],
    ]);
    const figures = ({ ages }: Statement) => ages.map(({ amount }) => amount);
    expect(statement && figures(statement)).toEqual([0, 242, 0, 0, 0]);
    // Before the payment the invoice of May was open, though it is fully paid today.
    const [before] = await read(world.admin, '2026-06-01', '2026-06-09');
    expect(before && figures(before)).toEqual([121, 0, 0, 0, 0]);
    const [later] = await read(world.admin, '2026-06-01', '2026-12-31');
    expect(later && figures(later)).toEqual([0, 0, 0, 0, 242]);
  });

  it('counts ages to today while the period is not over', async () => {
    const today = todayIn('Europe/Vilnius', new Date());
    await world.sent({ invoiceDate: today, dueDate: addDays(today, 5), customerId: world.otherCustomerId });
    const later = path(today, addDays(today, 60), world.otherCustomerId);
    const [statement] = (await world.admin.get(later).expect(200)).body as Statement[];
    expect(statement?.ages.map(({ amount }) => amount)).toEqual([121, 0, 0, 0, 121]);
  });

  it.each([
    ['en', ['Statement of account', 'Balance before 1 Jun 2026', 'Days overdue on 30 Jun 2026']],
    ['no', ['Kontoutskrift', 'Saldo før 01.06.2026', 'Dager etter forfall per 30.06.2026']],
    ['lt', ['Skolų suderinimo aktas', '2026-06-30 duomenimis pirkėjas skolingas pardavėjui 121,00 EUR.', 'Parašas']],
  ])('comes as a PDF in %s, with both parties and what was paid', async (language, said) => {
    await api.sql('update customer set language = $1 where id = $2', [language, world.customerId]);
    const { body, headers } = await world.admin.get(path().replace('/statement', '/statement/pdf')).expect(200);
    expect(headers['content-type']).toBe('application/pdf');
    const text = (await pagesOf(body as Buffer)).join(' ');
    const [firm] = await api.sql<{ name: string }>('select name from organisation');
    for (const part of [...said, may.number, june.number, 'RF18', firm?.name]) expect(text).toContain(part);
    expect(text.includes('Parašas')).toBe(language === 'lt');
  });

  it('goes by email with its PDF and the words of the template, and the history says to whom', async () => {
    await api.sql(`update customer set language = 'lt' where id = $1`, [world.customerId]);
    const base = `/api/v1/customers/${world.customerId}/statement`;
    const { body: words } = await world.admin.get(`${base}/letter?from=2026-06-01&to=2026-06-30`).expect(200);
    expect(words).toMatchObject({
      subject: expect.stringMatching(/^Skolų suderinimo aktas – /),
      text: expect.stringMatching(/121,00/),
    });
    const letter = { to: 'cfo@nemuno.example', subject: 'Aktas iki {to}', fromDate: '2026-06-01', toDate: '2026-06-30' };
    await world.admin.post(`${base}/mail`).send(letter).expect(200);
    const [mail] = await api.sql<{ subject: string; attachments: { name: string; size: number; storageKey: string }[] }>(
      `select subject, attachments from mail where to_address = 'cfo@nemuno.example'`,
    );
    expect(mail?.subject).toMatch(/^Aktas iki 2026 m\. birželio 30 d\.$/);
    expect(mail?.attachments).toEqual([
      expect.objectContaining({
        name: expect.stringMatching(/^Skolų suderinimo aktas .* 2026-06-30\.pdf$/),
        size: expect.any(Number),
      }),
    ]);
    // The clean-up of stored files keeps those that a row refers to.
    const used = await api.sql<{ key: string }>(storedFilesSql());
    expect(used.map(({ key }) => key)).toContain(mail?.attachments[0]?.storageKey);
    const history = await api.sql(`select changes from audit where subject = 'Customer' and verb = 'mail'`);
    expect(history).toEqual([{ changes: { to: [null, 'cfo@nemuno.example'] } }]);
    await world.admin
      .post(`${base}/mail`)
      .send({ ...letter, toDate: '2026-05-01' })
      .expect(400);
  });

  it('refuses invalid or reversed dates, unknown customers, and people who may not read the amounts', async () => {
    await world.admin.get(path('2026-02-31')).expect(400);
    await world.admin.get(path('2026-06-01', '2026-05-31')).expect(400);
    await world.admin.get(`/api/v1/customers/${world.customerId}/statement`).expect(400);
    await world.admin.get(path('2026-06-01', '2026-06-30', 999_999)).expect(404);
    await (await api.as('employee')).get(path()).expect(403);
    await (await api.as('employee')).get(path().replace('/statement', '/statement/pdf')).expect(403);
  });
});
