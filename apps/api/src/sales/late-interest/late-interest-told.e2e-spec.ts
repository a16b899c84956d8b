import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { LetterWords, NewCustomerLink, Statement } from '@kontor/domain';
import { pagesOf } from '../../../test/pdf-text.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { clock } from '../../platform/context/clock.ts';
import { stopDrawing } from '../../platform/pdf/typst.ts';
import { invoiceWorld, type InvoiceWorld } from '../invoices/invoices.sample.ts';

let api: TestApp;
let world: InvoiceWorld;
/** 121 each, due on 16 March 2026: one of which 21 was paid on 26 March, and one in dispute. */
let late: { id: number; number: string | null };
let disputed: { id: number; number: string | null };
const { now } = clock;
const at = (date: string): void => void (clock.now = () => new Date(`${date}T10:00:00Z`));

const language = (wanted: string) => api.sql('update customer set language = $1 where id = $2', [wanted, world.customerId]);
const statement = async (to: string): Promise<Statement> => {
  const { body } = await world.admin.get(`/api/v1/customers/${world.customerId}/statement?from=2026-01-01&to=${to}`).expect(200);
  return (body as Statement[])[0] as Statement;
};

beforeAll(async () => {
  api = await testApp({ PUBLIC_URL: 'https://kontor.example' });
  world = await invoiceWorld(api);
  await api.sql(`insert into late_interest_rate (valid_from, percent) values ('2026-01-01', 12), ('2026-04-01', 10)`);
  await api.sql(`update organisation set late_interest_payers = 'companies'`);
  late = await world.sent();
  const payment = { paymentDate: '2026-03-26', amount: 21, method: 'bankTransfer' };
  await world.admin.post(`/api/v1/invoices/${late.id}/record-payment`).send(payment).expect(200);
  disputed = await world.sent();
  await api.sql(`update invoice set dispute_reason = 'Wrong hours' where id = $1`, [disputed.id]);
});
afterEach(() => void (clock.now = now));
afterAll(async () => {
  await api.close();
  await stopDrawing();
});

describe('late interest is told', () => {
  it('on the statement: of what is open on its last day and not disputed, in no balance', async () => {
    at('2026-06-30');
    expect(await statement('2026-04-10')).toMatchObject({
      closing: 221,
      lateInterest: [{ invoiceId: late.id, invoiceNumber: late.number, untilDate: '2026-04-10', amount: 0.84 }],
    });
    expect((await statement('2026-04-10')).lateInterest[0]?.rows).toHaveLength(3);
    expect((await statement('2026-03-16')).lateInterest).toEqual([]);
    at('2026-04-10');
    expect((await statement('2026-12-31')).lateInterest).toMatchObject([{ untilDate: '2026-04-10', amount: 0.84 }]);
  });

  it.each([
    ['en', ['Late interest up to 10 Apr 2026, EUR', '17 Mar 2026 – 26 Mar 2026', '12%', '0.84']],
    ['lt', ['Palūkanos už vėlavimą iki 2026-04-10, EUR', '2026-03-17 – 2026-03-26', '0,84']],
    ['no', ['Forsinkelsesrente til og med 10.04.2026, EUR', '17.03.2026 – 26.03.2026', '0,84']],
  ])('on the paper of the statement in %s, row by row', async (wanted, said) => {
    await language(wanted);
    at('2026-04-10');
    const { body } = await world.admin
      .get(`/api/v1/customers/${world.customerId}/statement/pdf?from=2026-01-01&to=2026-04-10`)
      .expect(200);
    const text = (await pagesOf(body as Buffer)).join(' ').replace(/\s+/g, ' ');
    for (const part of said) expect(text).toContain(part);
  });

  it('in reminders of what is overdue, as a sentence of its own, and not where nobody pays it', async () => {
    at('2026-04-10');
    const letter = async (stage: string): Promise<string> =>
      ((await world.admin.get(`/api/v1/invoices/${late.id}/reminder-letter?stage=${stage}`).expect(200)).body as LetterWords)
        .text;
    const sentence =
      /\n\nPalūkanos už vėlavimą iki 2026 m\. balandžio 10 d\.: 0,84\s€\. Į pirmiau nurodytą sumą jos neįskaičiuotos\.\n\n/;
    for (const stage of ['first', 'second', 'final']) expect(await letter(stage)).toMatch(sentence);
    expect(await letter('upcoming')).not.toContain('lūkan');
    const reminder = { stage: 'first', to: 'ona@pavyzdys.example' };
    await world.admin.post(`/api/v1/invoices/${late.id}/remind`).send(reminder).expect(200);
    const [mail] = await api.sql<{ text: string }>(
      `select text from mail where subject like 'Priminimas%' order by id desc limit 1`,
    );
    expect(mail?.text).toMatch(sentence);
    expect(mail?.text).toMatch(/100,00\s€/);
    await api.sql(`update organisation set late_interest_payers = 'nobody'`);
    expect(await letter('first')).not.toMatch(/lūkan|lateInterest|\n{3}/);
    await api.sql(`update organisation set late_interest_payers = 'companies'`);
  });

  it('on the page of the customer’s link, in each language, but not of what they dispute', async () => {
    at('2026-04-10');
    const pathOf = async (invoiceId: number): Promise<string> => {
      const { body } = await world.admin.post('/api/v1/customer-links').send({ invoiceId }).expect(201);
      return new URL((body as NewCustomerLink).url).pathname;
    };
    const textOf = async (path: string): Promise<string> => (await api.visitor.get(path).expect(200)).text;
    const path = await pathOf(late.id);
    expect(await textOf(`${path}?language=en`)).toMatch(/Late interest up to 10\sApr\s2026[^]*12%[^]*0\.84/);
    expect(await textOf(`${path}?language=lt`)).toContain('Palūkanos už vėlavimą iki <span class="keep">2026-04-10</span>');
    expect(await textOf(`${path}?language=no`)).toContain('Forsinkelsesrente til og med 10.04.2026');
    expect(await textOf(`${path}?language=en`)).toMatch(/class="big">\s*100\.00/);
    expect(await textOf(`${await pathOf(disputed.id)}?language=en`)).not.toContain('Late interest');
    await api.sql(`update organisation set late_interest_payers = 'nobody'`);
    expect(await textOf(`${path}?language=en`)).not.toContain('Late interest');
  });
});
