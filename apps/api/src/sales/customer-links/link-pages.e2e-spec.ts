import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { toString } from 'qrcode';
import type { InvoiceDetail, NewCustomerLink } from '@kontor/domain';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import type { Logger } from '../../platform/context/logger.ts';
import { LOGGER } from '../../platform/context/tokens.ts';
import { invoiceWorld, type InvoiceWorld } from '../invoices/invoices.sample.ts';

let api: TestApp;
let world: InvoiceWorld;
beforeAll(async () => {
  api = await testApp({ PUBLIC_URL: 'https://kontor.example' });
  world = await invoiceWorld(api);
});
afterAll(() => api.close());

/** The path of a new link to an invoice. */
async function linkTo(invoiceId: number): Promise<string> {
  const { body } = await world.admin.post('/api/v1/customer-links').send({ invoiceId }).expect(201);
  return new URL((body as NewCustomerLink).url).pathname;
}
const shown = async (path: string): Promise<string> => (await api.visitor.get(path).expect(200)).text;

describe('the QR code on the page of an invoice', () => {
  const iban = 'LT121000011101001000';
  const bic = 'AGBLLT2X';
  beforeAll(async () => {
    await api.sql(`delete from bank_account`);
    await world.admin
      .post('/api/v1/bank-accounts')
      .send({ bankName: 'Testų bankas', iban, bic, currency: 'EUR', isDefault: true, kidMethod: 'none' })
      .expect(201);
  });

  /** The code as it is drawn for a payment to the firm, by EPC069-12. */
  async function codeOf({ paymentReference }: InvoiceDetail, amount: string): Promise<string> {
    const [firm] = await api.sql<{ name: string }>(`select name from organisation`);
    const payment = ['BCD', '002', '1', 'SCT', bic, firm?.name, iban, `EUR${amount}`, '', paymentReference].join('\n');
    return toString(payment, { type: 'svg', margin: 0, errorCorrectionLevel: 'M' });
  }

  it('pays what is left of it to the account of the firm, by its reference', async () => {
    const sent = await world.sent();
    expect(sent.paymentReference).toMatch(/^RF\d\d/);
    const path = await linkTo(sent.id);
    expect(await shown(path)).toContain(await codeOf(sent, '121.00'));
    const payment = { paymentDate: '2026-03-05', amount: 20.5, method: 'bankTransfer' };
    await world.admin.post(`/api/v1/invoices/${sent.id}/record-payment`).send(payment).expect(200);
    expect(await shown(path)).toContain(await codeOf(sent, '100.50'));
  });

  it('is not there once it is paid, or in another currency than the euro', async () => {
    const paid = await world.sent();
    await world.admin
      .post(`/api/v1/invoices/${paid.id}/mark-paid`)
      .send({ paymentDate: '2026-03-05', method: 'cash' })
      .expect(200);
    const abroad = await world.sent({ currency: 'NOK', exchangeRate: 11.5, exchangeRateInverted: true });
    for (const { id } of [paid, abroad]) expect(await shown(await linkTo(id))).not.toContain('class="qr"');
  });
});

describe('the token of a link', () => {
  it('is in no log when its page breaks', async () => {
    const { id } = await world.sent();
    const path = await linkTo(id);
    const token = path.split('/').at(-1) ?? '';
    // A character of it can be written in another way.
    const escaped = `${token.slice(0, 20)}%${token.charCodeAt(20).toString(16)}${token.slice(21)}`;
    const logged = jest.spyOn(api.app.get<Logger>(LOGGER), 'error');
    await api.sql(`alter table customer_link rename to customer_link_away`);
    try {
      await api.visitor.get(path).expect(500);
      await api.visitor.get(`${path}/invoices/${id}/pdf`).expect(500);
      await api.visitor.post(`${path}/estimates/1/accept`).type('form').send({ name: 'Ona' }).expect(500);
      await api.visitor.get(`/documents/${escaped}`).expect(500);
    } finally {
      await api.sql(`alter table customer_link_away rename to customer_link`);
    }
    const lines = logged.mock.calls.map(([said]) => said as { err: Error; route: string });
    logged.mockRestore();
    expect(lines.map(({ route }) => route)).toEqual([
      'GET /documents/***',
      `GET /documents/***/invoices/${id}/pdf`,
      'POST /documents/***/estimates/1/accept',
      'GET /documents/***',
    ]);
    const kept = await api.sql<{ route: string }>(`select * from error_log where source = 'server'`);
    expect(kept.length).toBeGreaterThan(0);
    const all = JSON.stringify([kept, lines.map(({ err }) => [err.message, err.stack])]);
    for (const secret of [token, escaped, token.slice(0, 20), token.slice(21)]) expect(all).not.toContain(secret);
    expect((await api.visitor.get(path).expect(200)).text).toContain('<html');
  });
});
