import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NewCustomerLink, RetainerInvoiceDetail } from '@kontor/domain';
import { aCustomer } from '../../../test/builders/customer.ts';
import { aProject, aProjectMember } from '../../../test/builders/project.ts';
import { aTaxRate } from '../../../test/builders/item.ts';
import { store } from '../../../test/builders/store.ts';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { JobRegistry } from '../../platform/jobs/job-registry.ts';
import { stopDrawing } from '../../platform/pdf/typst.ts';
import { creditWorld, type CreditWorld } from '../credit-notes/credit-notes.sample.ts';

let api: TestApp;
let world: CreditWorld;
let accountant: Agent;
beforeAll(async () => {
  api = await testApp({ PUBLIC_URL: 'https://kontor.example' });
  world = await creditWorld(api);
  accountant = await api.as('accountant');
});
afterAll(async () => {
  await api.close();
  await stopDrawing();
});

const pathOf = async (to: object): Promise<string> => {
  const { body } = await accountant.post('/api/v1/customer-links').send(to).expect(201);
  return new URL((body as NewCustomerLink).url).pathname;
};
type XmlAnswer = { text?: string; body: Buffer };
const open = (path: string) => api.visitor.get(path);
const textOf = async (path: string): Promise<string> => (await open(path).expect(200)).text;

async function retainer(change: object = {}): Promise<RetainerInvoiceDetail> {
  const line = {
    kind: 'text',
    description: 'Advance for the portal',
    quantity: 1,
    unit: 'C62',
    unitPrice: 500,
    taxRateId: await store(api, aTaxRate()),
  };
  const input = {
    customerId: world.customerId,
    noProjectConfirmed: true,
    invoiceDate: '2026-03-02',
    dueDate: '2026-03-16',
    currency: 'EUR',
    exchangeRate: 1,
    language: 'en',
    pricesIncludeTax: false,
    lines: [line],
    ...change,
  };
  const { id } = (await world.admin.post('/api/v1/retainer-invoices').send(input).expect(201)).body as RetainerInvoiceDetail;
  const sent = await world.admin.post(`/api/v1/retainer-invoices/${id}/send`).send({ noAccountConfirmed: true }).expect(200);
  return sent.body as RetainerInvoiceDetail;
}

describe('a link to a retainer invoice', () => {
  it('shows how to pay it, and nothing else', async () => {
    const { id, number, total } = await retainer();
    const path = await pathOf({ retainerInvoiceId: id });
    const text = await textOf(`${path}?language=en`);
    expect(text).toContain(String(number));
    expect(text).toContain(`${total}.00`);
    expect(text).toContain('Overdue');
    expect(text).not.toContain('<script');
    expect(await textOf(`${path}?language=lt`)).toContain('Avansinė sąskaita');
    expect(await textOf(`${path}/retainer-invoices/${id}`)).toContain(String(number));
    const { id: other } = await retainer();
    await open(`${path}/retainer-invoices/${other}`).expect(404);
    await open(`${path}/invoices/${id}`).expect(404);
    expect((await open(`${path}/retainer-invoices/${id}/e-invoice`).expect(409)).text).not.toContain('cbc:ID');
    const pdf = await open(`${path}/retainer-invoices/${id}/pdf`);
    expect([200, 409]).toContain(pdf.status);
  });

  it('gives the e-invoice of an advance with tax as soon as it is written', async () => {
    await api.sql(`update organisation set retainers_carry_tax = true`);
    const firm = { legalCode: '304567894', vatCode: 'LT100001919017', street: 'Uosto g. 1', city: 'Kaunas' };
    const { id, number } = await retainer({ customerId: await store(api, aCustomer(firm)) });
    await api.sql(`update organisation set retainers_carry_tax = false`);
    const path = await pathOf({ retainerInvoiceId: id });
    const button = `${path}/retainer-invoices/${id}/e-invoice"`;
    expect(await textOf(path)).not.toContain(button);
    const drawing = api.app.get(JobRegistry).entries.find(({ name }) => name === 'drawRetainerPdf');
    await drawing?.work({ retainerInvoiceId: id } as never, api.em(), false);
    expect(await textOf(path)).toContain(button);
    const { text, body } = (await open(`${path}/retainer-invoices/${id}/e-invoice`).buffer(true).expect(200)) as XmlAnswer;
    expect(text ?? body.toString()).toContain('<cbc:InvoiceTypeCode>386</cbc:InvoiceTypeCode>');
    expect(text ?? body.toString()).toContain(`<cbc:ID>${number}</cbc:ID>`);
    await world.admin.post(`/api/v1/retainer-invoices/${id}/void`).send({ reason: 'Twice' }).expect(200);
    expect(await textOf(path)).not.toContain(button);
  });

  it('is made only of one that was sent, by people who may send it', async () => {
    const { id } = await retainer();
    await api.sql(`update customer_link set ended_at = now()`);
    const manager = await api.as('projectManager');
    await manager.post('/api/v1/customer-links').send({ retainerInvoiceId: id }).expect(404);
    const { body } = await accountant
      .post('/api/v1/customer-links')
      .send({ retainerInvoiceId: id, creditNoteId: id })
      .expect(422);
    expect(body).toMatchObject({ code: 'customer_link.one_of' });
  });
});

describe('credit notes', () => {
  it('have a link that says what became of them', async () => {
    const { id: invoiceId, number: invoiceNumber } = await world.sent();
    const { id, number } = await world.sentNote(invoiceId);
    const path = await pathOf({ creditNoteId: id });
    const text = await textOf(`${path}?language=en`);
    expect(text).toContain(String(number));
    expect(text).toContain(`Taken off invoice <span class="keep">${invoiceNumber},</span>`);
    expect(text).not.toContain('IBAN');
    expect(await textOf(`${path}?language=lt`)).toContain(`Sumažinta sąskaita <span class="keep">${invoiceNumber},</span>`);
    const file = await open(`${path}/credit-notes/${id}/e-invoice`);
    expect([200, 409]).toContain(file.status);
    await open(`${path}/invoices/${invoiceId}`).expect(404);
  });

  it('settle an invoice that is then credited, not paid', async () => {
    const { id } = await world.sent();
    const { number } = await world.sentNote(id);
    const text = await textOf(`${await pathOf({ invoiceId: id })}?language=en`);
    expect(text).toContain('Credited in full');
    expect(text).not.toContain('Paid in full');
    expect(text).toContain(`Credit note <span class="keep">${number}`);
  });

  it('stand on the page of all that is open as long as something is left of them', async () => {
    const customerId = await store(api, aCustomer({ language: 'en' }));
    const { id: paid } = await world.sent({ customerId });
    await world.admin.post(`/api/v1/invoices/${paid}/mark-paid`).send({ paymentDate: '2026-03-05', method: 'cash' }).expect(200);
    const left = await world.sentNote(paid);
    const { id: open_ } = await world.sent({ customerId });
    const used = await world.sentNote(open_);
    const advance = await retainer({ customerId });
    const path = await pathOf({ customerId });
    const text = await textOf(path);
    expect(text).toContain('Credit notes not used yet');
    expect(text).toContain(String(left.number));
    expect(text).not.toContain(String(used.number));
    expect(text).toContain('Advances to pay');
    expect(text).toContain(String(advance.number));
    expect(await textOf(`${path}/credit-notes/${left.id}?language=en`)).toContain('Left for your next invoices');
    expect(await textOf(`${path}/credit-notes/${used.id}?language=en`)).not.toContain('Left for your next invoices');
    const { id: foreign } = await world.sentNote((await world.sent()).id);
    await open(`${path}/credit-notes/${foreign}`).expect(404);
  });
});

describe('advances that were paid', () => {
  it('stand on the page of all that is open with what is left of them, until all of it is used', async () => {
    const customerId = await store(api, aCustomer({ language: 'en' }));
    const { id, number, total } = await retainer({ customerId });
    const path = await pathOf({ customerId });
    expect(await textOf(path)).not.toContain('Advances not used yet');
    await world.admin
      .post(`/api/v1/retainer-invoices/${id}/record-payment`)
      .send({ paymentDate: '2026-03-05', amount: total, method: 'cash' })
      .expect(200);
    const whole = await textOf(path);
    expect(whole).toContain('Advances not used yet');
    expect(whole).not.toContain('Advances to pay');
    expect(whole).not.toContain('Nothing is open');
    const invoice = await world.sent({ customerId });
    const use = (amount: number) =>
      world.admin.post(`/api/v1/retainer-invoices/${id}/apply`).send({ invoiceId: invoice.id, amount }).expect(200);
    await use(20.5);
    const text = await textOf(path);
    expect(text).toContain(`retainer-invoices/${id}?language=en">${number}</a>`);
    for (const amount of [total, 20.5, total - 20.5]) expect(text).toContain(amount.toFixed(2));
    expect(await textOf(`${path}?language=lt`)).toContain('Nepanaudoti avansai');
    expect(await textOf(`${path}?language=no`)).toContain('Forskudd som ikke er brukt opp');
    expect(await textOf(`${path}/retainer-invoices/${id}?language=en`)).toContain('Paid in full');
    await world.admin
      .post(`/api/v1/retainer-invoices/${id}/refund`)
      .send({ amount: total - 20.5, refundDate: '2026-03-07', method: 'bankTransfer' })
      .expect(200);
    expect(await textOf(path)).not.toContain('Advances not used yet');
  });
});

it('hides the links of other projects from a project manager', async () => {
  const manager = await api.as('projectManager');
  const projectId = await store(api, aProject({ customerId: world.customerId }));
  const { id } = await retainer({ projectId });
  await pathOf({ retainerInvoiceId: id });
  const count = async (): Promise<number> => ((await manager.get('/api/v1/customer-links').expect(200)).body as unknown[]).length;
  expect(await count()).toBe(0);
  await store(api, aProjectMember({ projectId, userId: manager.userId }));
  expect(await count()).toBe(1);
});
