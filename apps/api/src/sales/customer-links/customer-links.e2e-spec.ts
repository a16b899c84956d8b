import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EstimateDetail, EstimateInput, MailRecord, NewCustomerLink, NotificationRecord } from '@kontor/domain';
import { aCustomer } from '../../../test/builders/customer.ts';
import { aTaxRate } from '../../../test/builders/item.ts';
import { aProject, aProjectMember } from '../../../test/builders/project.ts';
import { store } from '../../../test/builders/store.ts';
import { listPath, testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { JobRegistry } from '../../platform/jobs/job-registry.ts';
import { MailLinks } from '../../platform/outbox/mail-links.ts';
import { verify } from '../../tools/verify.ts';
import { invoiceWorld, type InvoiceWorld } from '../invoices/invoices.sample.ts';

let api: TestApp;
let world: InvoiceWorld;
let accountant: Agent;
beforeAll(async () => {
  api = await testApp({ PUBLIC_URL: 'https://kontor.example' });
  world = await invoiceWorld(api);
});
beforeEach(async () => {
  accountant = await api.as('accountant');
});
afterAll(() => api.close());

const link = async (to: object, by: Agent = accountant): Promise<NewCustomerLink> =>
  (await by.post('/api/v1/customer-links').send(to).expect(201)).body as NewCustomerLink;
/** The path of a new link. */
const pathOf = async (to: object): Promise<string> => new URL((await link(to)).url).pathname;
const open = (path: string) => api.visitor.get(path);

async function estimate(change: Partial<EstimateInput> = {}): Promise<EstimateDetail> {
  const line = {
    kind: 'text',
    description: 'Advice',
    quantity: 2,
    unit: 'HUR',
    unitPrice: 100,
    taxRateId: await store(api, aTaxRate()),
  };
  const input = {
    customerId: world.customerId,
    noProjectConfirmed: true,
    estimateDate: '2026-03-02',
    expiryDate: '2099-12-31',
    currency: 'EUR',
    exchangeRate: 1,
    language: 'en',
    pricesIncludeTax: false,
    lines: [line],
    ...change,
  };
  const { body } = await world.admin.post('/api/v1/estimates').send(input).expect(201);
  return (
    await world.admin
      .post(`/api/v1/estimates/${(body as EstimateDetail).id}/send`)
      .send({})
      .expect(200)
  ).body as EstimateDetail;
}
const estimateNow = async (id: number): Promise<EstimateDetail> =>
  (await world.admin.get(`/api/v1/estimates/${id}`).expect(200)).body as EstimateDetail;
const answer = (path: string, id: number, verb: string, sent: object) =>
  api.visitor
    .post(`${path}/estimates/${id}/${verb}`)
    .type('form')
    .send({ language: 'en', ...sent });
const verbsOf = async (subject: string, subjectId: number) =>
  api.sql<{ verb: string; actor: string }>(
    `select verb, actor from audit where subject = $1 and subject_id = $2 order by id desc`,
    [subject, subjectId],
  );

describe('a link to an invoice', () => {
  it('opens it for somebody without an account, with what is to be paid, and keeps no token', async () => {
    const { id, number } = await world.sent();
    const made = await link({ invoiceId: id });
    expect(made).toMatchObject({
      invoiceId: id,
      invoiceNumber: number,
      customerId: world.customerId,
      seenAt: null,
      seenCount: 0,
    });
    expect(made.url).toMatch(/^https:\/\/kontor\.example\/documents\/[\w-]{43}$/);
    const stored = await api.sql<Record<string, unknown>>(`select * from customer_link where id = $1`, [made.id]);
    expect(JSON.stringify(stored)).not.toContain(made.url.split('/').at(-1));

    const { text, headers } = await open(new URL(made.url).pathname).expect(200);
    expect(text).toContain(String(number));
    expect(text).toContain('121,00');
    expect(text).not.toContain('<script');
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    const [, style = ''] = /<style>([^]*?)<\/style>/.exec(text) ?? [];
    expect(headers['content-security-policy']).toContain(createHash('sha256').update(style).digest('base64'));
  });

  it('shows what was paid, and that nothing is left', async () => {
    const { id } = await world.sent();
    const path = await pathOf({ invoiceId: id });
    await world.admin
      .post(`/api/v1/invoices/${id}/record-payment`)
      .send({ paymentDate: '2026-03-05', amount: 21, method: 'bankTransfer' })
      .expect(200);
    const part = await open(`${path}?language=en`).expect(200);
    expect(part.text).toContain('Payments received');
    expect(part.text).toContain('100.00');
    await world.admin.post(`/api/v1/invoices/${id}/mark-paid`).send({ paymentDate: '2026-03-05', method: 'cash' }).expect(200);
    const whole = await open(`${path}?language=en`).expect(200);
    expect(whole.text).toContain('Paid in full');
    expect(whole.text).not.toContain('IBAN');
  });

  it('says that it is void, and asks for no money', async () => {
    const { id } = await world.sent();
    const path = await pathOf({ invoiceId: id });
    await world.admin.post(`/api/v1/invoices/${id}/void`).send({ reason: 'Wrong customer' }).expect(200);
    const { text } = await open(`${path}?language=en`).expect(200);
    expect(text).toContain('has cancelled this invoice');
    expect(text).not.toContain('IBAN');
  });

  it('is read in the languages of the document', async () => {
    const { id } = await world.sent();
    const path = await pathOf({ invoiceId: id });
    for (const [language, words] of [
      ['lt', 'Atsisiųsti PDF'],
      ['no', 'Last ned PDF'],
      ['en', 'Download PDF'],
    ])
      expect((await open(`${path}?language=${language}`).expect(200)).text).toContain(words);
    expect((await open(`${path}?language=xx`).expect(200)).text).toContain('<html lang=');
  });

  it('gives the PDF', async () => {
    const { id } = await world.sent();
    const path = await pathOf({ invoiceId: id });
    await api.app
      .get(JobRegistry)
      .entries.find(({ name }) => name === 'drawInvoicePdf')
      ?.work({ invoiceId: id } as never, api.em(), false);
    const { headers } = await open(`${path}/invoices/${id}/pdf`).expect(200);
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'referrer-policy': 'no-referrer' });
  });

  it('opens no other document, and nothing by its id alone', async () => {
    const [{ id }, { id: other }] = [await world.sent(), await world.sent()];
    const path = await pathOf({ invoiceId: id });
    await open(`${path}/invoices/${id}`).expect(200);
    await open(`${path}/invoices/${other}`).expect(404);
    await open(`${path}/invoices/${other}/pdf`).expect(404);
    await open(`${path}/estimates/${id}`).expect(404);
    await open(`${path}/payments/${id}`).expect(404);
    await open(`/documents/${id}`).expect(404);
  });

  it('tells staff once when it was opened, and counts after that', async () => {
    const { id, number } = await world.sent();
    const made = await link({ invoiceId: id });
    const path = new URL(made.url).pathname;
    await api.visitor.head(path).expect(200);
    for (let time = 0; time < 3; time += 1) await open(path).expect(200);
    expect((await accountant.get(`/api/v1/customer-links/${made.id}`).expect(200)).body).toMatchObject({ seenCount: 3 });
    expect((await verbsOf('Invoice', id)).filter(({ verb }) => verb === 'see')).toEqual([{ verb: 'see', actor: 'link' }]);
    const news = (await accountant.get('/api/v1/notifications').expect(200)).body as NotificationRecord[];
    expect(news.filter(({ kind }) => kind === 'documentSeen')).toEqual([
      expect.objectContaining({ subject: 'Invoice', subjectId: id, params: { name: number } }),
    ]);
  });
});

describe('a link that does not work', () => {
  it('is answered alike, whether it was ended, has expired or never was', async () => {
    const { id } = await world.sent();
    const [ended, expired] = [await link({ invoiceId: id }), await link({ invoiceId: id })];
    await accountant.delete(`/api/v1/customer-links/${ended.id}`).expect(200);
    await accountant.delete(`/api/v1/customer-links/${ended.id}`).expect(200);
    await api.sql(`update customer_link set expires_at = now() - interval '1 second' where id = $1`, [expired.id]);
    const answers = [];
    for (const path of [new URL(ended.url).pathname, new URL(expired.url).pathname, `/documents/${'x'.repeat(43)}`])
      answers.push((await open(path).expect(404)).text);
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('This link does not work');
    expect((await verbsOf('Invoice', id)).map(({ verb }) => verb)).toEqual(expect.arrayContaining(['makeLink', 'endLink']));
  });

  it('is not tried without end from one address', async () => {
    const statuses = [];
    for (let time = 0; time < 40; time += 1) statuses.push((await open(`/documents/${'y'.repeat(43)}`)).status);
    expect(statuses.at(-1)).toBe(429);
    await api.sql(`delete from attempt`);
  });
});

describe('a link to an estimate', () => {
  it('takes the answer of the customer with name, remark, address and version', async () => {
    const { id, revision } = await estimate();
    const path = await pathOf({ estimateId: id });
    expect((await open(path).expect(200)).text).toContain('Accept estimate');
    const { headers } = await answer(path, id, 'accept', {
      revision,
      name: ' Ona <Onaitė> ',
      remark: 'Please begin in May',
    }).expect(303);
    const { text } = await open(String(headers['location'])).expect(200);
    expect(text).toContain('Accepted by Ona &lt;Onaitė&gt; on');
    expect(text).not.toContain('<form');
    expect(await estimateNow(id)).toMatchObject({
      status: 'accepted',
      decidedByName: 'Ona <Onaitė>',
      acceptRemark: 'Please begin in May',
      declineRemark: null,
      decidedFrom: expect.stringMatching(/127\.0\.0\.1|::1/),
    });
    expect((await verbsOf('Estimate', id))[0]).toEqual({ verb: 'accept', actor: 'link' });
    const news = (await accountant.get('/api/v1/notifications').expect(200)).body as NotificationRecord[];
    expect(news.map(({ kind }) => kind)).toContain('estimateAccepted');
    expect((await verify(api.url)).problems).toEqual([]);
  });

  it('takes a refusal, and forgets it when the estimate is revised', async () => {
    const { id, revision } = await estimate();
    const path = await pathOf({ estimateId: id });
    await answer(path, id, 'decline', { revision, name: 'Ona', remark: 'Too dear' }).expect(303);
    expect(await estimateNow(id)).toMatchObject({
      status: 'rejected',
      decidedByName: 'Ona',
      declineRemark: 'Too dear',
      acceptRemark: null,
    });
    const news = (await accountant.get('/api/v1/notifications').expect(200)).body as NotificationRecord[];
    expect(news.map(({ kind }) => kind)).toContain('estimateDeclined');
    const [reason] = await api.sql<{ id: number }>('select id from classifier where type = 10 order by id limit 1');
    const explained = { declineReasonId: Number(reason?.id) };
    await world.admin.post(`/api/v1/estimates/${id}/explain-loss`).send(explained).expect(200);
    expect(await estimateNow(id)).toMatchObject({ ...explained, decidedByName: 'Ona', declineRemark: 'Too dear' });
    await world.admin.post(`/api/v1/estimates/${id}/revise`).expect(200);
    expect(await estimateNow(id)).toMatchObject({ status: 'draft', decidedByName: null, decidedFrom: null });
    expect((await open(path).expect(200)).text).toContain('preparing a new version');
    expect((await open(`${path}?language=lt`).expect(200)).text).toContain('rengia naują šio pasiūlymo versiją');
  });

  it('tells whoever answers otherwise than another did that it was not kept', async () => {
    const { id, revision } = await estimate();
    const path = await pathOf({ estimateId: id });
    await answer(path, id, 'accept', { revision, name: 'Ona' }).expect(303);
    const { text } = await answer(path, id, 'decline', { revision, name: 'Jonas' }).expect(409);
    expect(text).toContain('Accepted by Ona');
    expect(text).toContain('your answer was not saved');
    expect(text).not.toContain('<form');
    expect(await estimateNow(id)).toMatchObject({ status: 'accepted', decidedByName: 'Ona' });
  });

  it('keeps what was typed when the name is missing', async () => {
    const { id, revision } = await estimate();
    const path = await pathOf({ estimateId: id });
    const { text } = await answer(path, id, 'accept', { revision, name: '  ', remark: 'In May "please"' }).expect(422);
    expect(text).toContain('Please write your name.');
    expect(text).toContain('In May &quot;please&quot;');
    expect((await answer(path, id, 'accept', { revision, name: 'O'.repeat(201) }).expect(422)).text).toContain('too long');
    expect(await estimateNow(id)).toMatchObject({ status: 'sent' });
  });

  it('does not take an answer to a version that was not read', async () => {
    const { id, revision } = await estimate();
    const path = await pathOf({ estimateId: id });
    await world.admin.post(`/api/v1/estimates/${id}/revise`).expect(200);
    await world.admin.post(`/api/v1/estimates/${id}/send`).send({}).expect(200);
    expect((await answer(path, id, 'accept', { revision, name: 'Ona' }).expect(409)).text).toContain('has been revised');
    expect(await estimateNow(id)).toMatchObject({ status: 'sent', decidedByName: null });
  });

  it('asks for no answer once it has expired', async () => {
    const { id, revision } = await estimate({ expiryDate: '2026-03-02' });
    const path = await pathOf({ estimateId: id });
    const { text } = await open(path).expect(200);
    expect(text).toContain('has expired');
    expect(text).not.toContain('<form');
    const late = (await answer(path, id, 'accept', { revision, name: 'Ona' }).expect(409)).text;
    expect(late).toContain('has expired');
    // What the firm's people are asked is nothing for the customer.
    expect(late).not.toMatch(/Confirm|%\{/);
    expect(await estimateNow(id)).toMatchObject({ status: 'sent' });
  });

  it('sent twice at once is taken once', async () => {
    const { id, revision } = await estimate();
    const path = await pathOf({ estimateId: id });
    const names = ['Ona', 'Jonas', 'Petras', 'Rasa'];
    const answers = await Promise.all(names.map((name) => answer(path, id, 'accept', { revision, name })));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
    expect((await verbsOf('Estimate', id)).filter(({ verb }) => verb === 'accept')).toHaveLength(1);
    expect(names).toContain((await estimateNow(id)).decidedByName);
  });

  it('wins or loses against a refusal that the firm enters at the same moment', async () => {
    for (let round = 0; round < 4; round++) {
      const { id, revision } = await estimate();
      const path = await pathOf({ estimateId: id });
      const [byLink, byFirm] = await Promise.all([
        answer(path, id, 'accept', { revision, name: 'Ona' }),
        world.admin.post(`/api/v1/estimates/${id}/decline`).send({}),
      ]);
      const { status } = await estimateNow(id);
      expect([byLink.status, byFirm.status]).toEqual(status === 'accepted' ? [303, 409] : [409, 200]);
    }
  });

  describe('with optional lines', () => {
    const withOptions = async (more = 0): Promise<EstimateDetail> => {
      const [one] = (await estimate()).lines;
      const line = { kind: 'text', quantity: 1, unit: 'HUR', taxRateId: one?.taxRateId ?? 0 } as const;
      return estimate({
        lines: [
          { ...line, description: 'Advice', unitPrice: 200 },
          { ...line, description: 'Training', unitPrice: 50, optional: true },
          { ...line, description: 'Travel', unitPrice: 30, optional: true },
          ...Array.from({ length: more }, () => ({ ...line, description: 'More', unitPrice: 10, optional: true })),
        ],
      });
    };

    it('shows what each adds, the total of what is ticked, and keeps what was chosen', async () => {
      const { id, revision } = await withOptions();
      const path = await pathOf({ estimateId: id });
      const page = (await open(path).expect(200)).text;
      expect(page).toContain('Optional, not in the total');
      expect(page).toMatch(/Total with all optional lines[^]*338\.80/);
      for (const adds of ['60.50', '36.30']) expect(page).toContain(adds);
      const typed = { revision, name: 'Ona', remark: 'Soon' };
      const asked = (await answer(path, id, 'total', { ...typed, line: ['2', '9'], shown: '' }).expect(200)).text;
      expect(asked).toMatch(/Total with your choice:[^]*data-choice="1000">[^<]*302\.50/);
      expect(asked).toContain('value="Ona"');
      expect(asked).toMatch(/value="2"\s+checked/);
      await answer(path, id, 'accept', { ...typed, line: '2', shown: '2' }).expect(303);
      expect(await estimateNow(id)).toMatchObject({
        status: 'accepted',
        chosenLines: [2],
        acceptedTotal: 302.5,
        decidedByName: 'Ona',
        acceptRemark: 'Soon',
      });
      const { text } = await open(path).expect(200);
      expect(text).toContain('Optional, chosen');
      expect(text).toMatch(/Accepted total[^]*302\.50/);
      // Only the accepted total is bold.
      expect(text.match(/<dd class="sum">[^<]*/g)).toEqual([expect.stringContaining('302.50')]);
    });

    it('has the total of every choice, so that one press accepts', async () => {
      const { id, revision } = await withOptions();
      const path = await pathOf({ estimateId: id });
      const page = (await open(path).expect(200)).text;
      const totals = [...page.matchAll(/data-choice="(\d+)">[^<\d]*([\d.]+)/g)].map(([, key, total]) => [key, total]);
      expect(totals).toEqual([
        ['0000', '242.00'],
        ['0100', '278.30'],
        ['1000', '302.50'],
        ['1100', '338.80'],
      ]);
      expect(page).toContain('fieldset:not(:has(.o0:checked)):has(.o1:checked)');
      await answer(path, id, 'accept', { revision, name: 'Ona', line: '3', shown: '' }).expect(303);
      expect(await estimateNow(id)).toMatchObject({ status: 'accepted', chosenLines: [3], acceptedTotal: 278.3 });
    });

    it('shows a total that was not seen before it is accepted, where there are too many for that', async () => {
      const { id, revision } = await withOptions(3);
      const path = await pathOf({ estimateId: id });
      const { text } = await answer(path, id, 'accept', { revision, name: 'Ona', line: '3', shown: '' }).expect(200);
      expect(text).toContain('the total is');
      expect(text).toContain('278.30');
      expect(await estimateNow(id)).toMatchObject({ status: 'sent', chosenLines: null });
      await answer(path, id, 'accept', { revision, name: 'Ona', line: '3', shown: '3' }).expect(303);
      expect(await estimateNow(id)).toMatchObject({ status: 'accepted', chosenLines: [3] });
    });

    it('takes one of two choices that are sent at once, and tells the other', async () => {
      const { id, revision } = await withOptions();
      const path = await pathOf({ estimateId: id });
      const answers = await Promise.all(
        ['2', '3'].map((line) => answer(path, id, 'accept', { revision, name: `Line ${line}`, line, shown: line })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
      expect(answers.find(({ status }) => status === 409)?.text).toContain('your answer was not saved');
      const { chosenLines, decidedByName } = await estimateNow(id);
      expect(decidedByName).toBe(`Line ${chosenLines?.join()}`);
      expect(answers[chosenLines?.[0] === 2 ? 0 : 1]?.status).toBe(303);
    });
  });

  it('takes forms as browsers send them, and nothing else', async () => {
    const { id } = await estimate();
    const path = await pathOf({ estimateId: id });
    await api.visitor.post(`${path}/estimates/${id}/accept`).send({ name: 'Ona' }).expect(415);
    await api.visitor.post('/api/v1/customers').type('form').send({ name: 'Ona' }).expect(415);
  });
});

describe('a link to the page of a customer', () => {
  it('shows all that is open, and opens each', async () => {
    const customerId = await store(api, aCustomer({ name: 'Nemuno <logistika>', language: 'en' }));
    const { id, number } = await world.sent({ customerId });
    const { id: paid, number: paidNumber } = await world.sent({ customerId });
    await world.admin.post(`/api/v1/invoices/${paid}/mark-paid`).send({ paymentDate: '2026-03-05', method: 'cash' }).expect(200);
    const { id: offered, number: offer } = await estimate({ customerId });
    const { id: foreign } = await world.sent();
    const path = await pathOf({ customerId });
    const { text } = await open(path).expect(200);
    expect(text).toContain('Nemuno &lt;logistika&gt;');
    for (const shown of [number, offer]) expect(text).toContain(String(shown));
    expect(text).not.toContain(String(paidNumber));
    expect((await open(`${path}/invoices/${id}`).expect(200)).text).toContain(String(number));
    expect((await open(`${path}/invoices/${paid}`).expect(200)).text).toContain(String(paidNumber));
    expect((await open(`${path}/estimates/${offered}`).expect(200)).text).toContain('Accept estimate');
    await open(`${path}/invoices/${foreign}`).expect(404);
    const draft = await world.draft({ customerId });
    await open(`${path}/invoices/${draft.id}`).expect(404);
  });

  it('names an invoice from before Kontor among them, which has no page of its own', async () => {
    const customerId = await store(api, aCustomer({ name: 'Senas, UAB', language: 'en' }));
    const content = 'Number;Customer;Date;Open\nOLD-77;Senas, UAB;2026-01-15;50,00';
    await world.admin.post('/api/v1/opening-invoice-imports').send({ fileName: 'a.csv', content }).expect(201);
    const [old] = await api.sql<{ id: number }>(`select id from invoice where number = 'OLD-77'`);
    const { text } = await open(await pathOf({ customerId })).expect(200);
    expect(text).toContain('OLD-77');
    expect(text).not.toContain(`/invoices/${old?.id}`);
    const { body } = await accountant.post('/api/v1/customer-links').send({ invoiceId: old?.id }).expect(409);
    expect(body).toMatchObject({ code: 'opening_invoice.no_paper' });
  });

  it('says so when nothing is open', async () => {
    const path = await pathOf({ customerId: await store(api, aCustomer({ language: 'no' })) });
    expect((await open(path).expect(200)).text).toContain('Ingenting er åpent');
  });
});

describe('a link is made', () => {
  it('of one thing that was issued', async () => {
    const { id } = await world.draft();
    const refused = async (to: object, status: number) =>
      (await accountant.post('/api/v1/customer-links').send(to).expect(status)).body as object;
    expect(await refused({ invoiceId: id }, 409)).toMatchObject({ code: 'customer_link.is_draft' });
    expect(await refused({}, 422)).toMatchObject({ code: 'customer_link.one_of' });
    expect(await refused({ invoiceId: id, customerId: world.customerId }, 422)).toMatchObject({ code: 'customer_link.one_of' });
    await refused({ invoiceId: 999_999 }, 404);
  });

  it('by people who may send what it opens', async () => {
    const { id } = await world.sent();
    const projectId = await store(api, aProject({ customerId: world.customerId }));
    const offered = await estimate({ projectId });
    const manager = await api.as('projectManager');
    await manager.post('/api/v1/customer-links').send({ invoiceId: id }).expect(404);
    await manager.post('/api/v1/customer-links').send({ customerId: world.customerId }).expect(403);
    await manager.post('/api/v1/customer-links').send({ estimateId: offered.id }).expect(404);
    await store(api, aProjectMember({ projectId, userId: manager.userId }));
    await manager.post('/api/v1/customer-links').send({ estimateId: offered.id }).expect(201);
    const employee = await api.as('employee');
    await employee.post('/api/v1/customer-links').send({ estimateId: offered.id }).expect(403);
    await employee.get('/api/v1/customer-links').expect(403);
    const auditor = await api.as('auditor');
    await auditor.get(listPath('customer-links', { filter: { estimateId: offered.id } })).expect(200);
    await auditor.post('/api/v1/customer-links').send({ estimateId: offered.id }).expect(403);
  });

  it('within the conditions of a role', async () => {
    const other = await store(api, aCustomer());
    const rules = [
      { action: ['read', 'send'], subject: ['Customer', 'Invoice', 'RetainerInvoice', 'CreditNote', 'Estimate'] },
      { action: ['read', 'create', 'delete'], subject: 'CustomerLink', conditions: { customerId: world.customerId } },
    ];
    const clerk = await api.asOwnRole(rules);
    await clerk.post('/api/v1/customer-links').send({ customerId: other }).expect(403);
    expect(await api.sql(`select id from customer_link where customer_id = $1`, [other])).toEqual([]);
    await clerk.post('/api/v1/customer-links').send({ customerId: world.customerId }).expect(201);
    const { id } = await link({ customerId: other });
    await clerk.get(`/api/v1/customer-links/${id}`).expect(404);
    await clerk.delete(`/api/v1/customer-links/${id}`).expect(404);
  });

  it('for as many days as the firm chose', async () => {
    await api.sql('update organisation set customer_link_days = 10');
    const { id } = await world.sent();
    const { createdAt, expiresAt } = await link({ invoiceId: id });
    expect(Math.round((Date.parse(expiresAt) - Date.parse(createdAt)) / 86_400_000)).toBe(10);
    await api.sql('update organisation set customer_link_days = 180');
  });

  it('for a mail when it leaves, so that the outbox has none', async () => {
    const { id } = await world.sent();
    await accountant.post(`/api/v1/invoices/${id}/mail`).send({ to: 'ona@example.com' }).expect(200);
    const mails = (await world.admin.get(listPath('mails', { filter: { subjectType: 'Invoice', subjectId: id } })).expect(200))
      .body as MailRecord[];
    expect(mails[0]?.text).toContain('{link}');
    const about = { text: mails[0]?.text ?? '', subjectType: 'Invoice', subjectId: id };
    const em = api.em();
    const text = await em.transactional((inner) => api.app.get(MailLinks).filled(inner, about));
    const path = /https:\/\/kontor\.example(\/documents\/[\w-]{43})/.exec(text)?.[1] ?? '';
    await open(path).expect(200);
    const news = (await accountant.get('/api/v1/notifications').expect(200)).body as NotificationRecord[];
    expect(news.map(({ kind }) => kind)).toContain('documentSeen');
    expect(await api.app.get(MailLinks).filled(api.em(), { text: 'Hello {link}' })).toBe('Hello {link}');
  });
});
