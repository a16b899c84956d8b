import { expect } from '@jest/globals';
import type { DemoClient, DemoInvoicePage, DemoInvoiceRecord } from '@kontor/domain';
import type { Row } from './contract.ts';

const text: unknown = expect.any(String);
const client = { address: text, company: text, companyEmail: text, country: text, contact: text, name: text };
const invoice = {
  id: expect.any(Number),
  issuedDate: expect.stringMatching(/^\d{1,2} [A-Z][a-z]{2} \d{4}$/),
  client,
  service: text,
  total: expect.any(Number),
  avatar: text,
  invoiceStatus: text,
  balance: expect.anything(),
  dueDate: expect.stringMatching(/^\d{1,2} [A-Z][a-z]{2} \d{4}$/),
};
const paymentDetails = {
  totalDue: '$12,110.55',
  bankName: 'American Bank',
  country: 'United States',
  iban: text,
  swiftCode: text,
};
const added = {
  client: { name: 'Zita <b>Added</b>', company: 'Y', companyEmail: 'z@y.example', address: '', country: 'Norway', contact: '1' },
  service: 'Sails',
  total: 1200,
  issuedDate: '2026-03-09',
  dueDate: '2026-03-23',
};
const stored = {
  ...added,
  issuedDate: '9 Mar 2026',
  dueDate: '23 Mar 2026',
  avatar: '',
  invoiceStatus: 'Draft',
  balance: '$1200',
};
const list = '/apps/invoice/invoices';

export const demoInvoiceContract: Row[] = [
  {
    name: '36 invoices, the highest number first, ten on a page',
    steps: [
      {
        call: `GET ${list}`,
        answer: { allData: Array<unknown>(36).fill(invoice), invoices: Array<unknown>(10).fill(invoice), total: 36 },
        check({ allData, invoices }: DemoInvoicePage) {
          const ids = allData.map(({ id }) => id);
          expect(ids).toEqual([...ids].sort((a, b) => b - a));
          expect([ids[0], ids[35]]).toEqual([5036, 4987]);
          expect(invoices).toEqual(allData.slice(0, 10));
        },
      },
      {
        call: `GET ${list}?page=4`,
        check({ allData, invoices, total }: DemoInvoicePage) {
          expect([invoices, total]).toEqual([allData.slice(30), 36]);
        },
      },
      { call: `GET ${list}?page=5`, part: { invoices: [], total: 36 } },
    ],
  },
  {
    name: 'invoices by client, company email and status',
    steps: [
      {
        call: `GET ${list}?status=paid`,
        part: { total: 12 },
        check: ({ allData, invoices }: DemoInvoicePage) => {
          expect(allData).toHaveLength(36);
          for (const one of invoices) expect(one).toMatchObject({ invoiceStatus: 'Paid', balance: 0 });
        },
      },
      { call: `GET ${list}?status=Partial%20Payment`, part: { total: 8 } },
      { call: `GET ${list}?status=`, part: { total: 36 } },
      { call: `GET ${list}?status=lost`, part: { total: 0, invoices: [] } },
      { call: `GET ${list}?q=STEPHANIE`, part: { total: 3 } },
      { call: `GET ${list}?q=greenandpark.EXAMPLE`, part: { total: 3 } },
      // A country is not searched.
      { call: `GET ${list}?q=haiti`, part: { total: 0 } },
      { call: `GET ${list}?q=%25`, part: { total: 0 } },
    ],
  },
  {
    name: 'one invoice with where to pay it, and the first five clients',
    steps: [
      { call: 'GET /api/invoice/invoices/4987', answer: { invoice: { ...invoice, id: 4987 }, paymentDetails } },
      ...['4986', '0', 'x', '1e3', '99999999999'].map((id) => ({
        call: `GET /api/invoice/invoices/${id}`,
        answer: { invoice: null, paymentDetails },
      })),
      {
        call: `GET ${list}`,
        check({ allData }: DemoInvoicePage, kept) {
          kept['clients'] = allData
            .slice(-5)
            .reverse()
            .map((one: DemoInvoiceRecord) => one.client);
        },
      },
      {
        call: 'GET /api/invoice/clients',
        answer: Array<unknown>(5).fill(client),
        check: (clients: DemoClient[], kept) => expect(clients).toEqual(kept['clients']),
      },
    ],
  },
  {
    name: 'a new invoice at the top, under a number that none had before',
    steps: [
      {
        call: 'POST /apps/invoice/add-invoice',
        body: { ...added, id: 3, balance: 0 },
        status: 201,
        answer: { invoice: { ...stored, id: 5037 } },
      },
      { call: `GET ${list}?q=ZITA`, part: { invoices: [{ ...stored, id: 5037 }], total: 1 } },
      { call: 'GET /api/invoice/invoices/5037', answer: { invoice: { ...stored, id: 5037 }, paymentDetails } },
      {
        call: 'GET /api/invoice/clients',
        check: (clients: DemoClient[]) => expect(clients.map(({ name }) => name)).not.toContain(added.client.name),
      },
      { call: 'DELETE /apps/invoice/delete?id=5037', answer: null },
      {
        call: 'POST /apps/invoice/add-invoice',
        body: { ...added, invoiceStatus: 'Paid' },
        status: 201,
        part: { invoice: { id: 5038, invoiceStatus: 'Paid', balance: 0 } },
      },
      // A refused invoice takes no number.
      { call: 'POST /apps/invoice/add-invoice', body: { ...added, dueDate: '2026-03-08' }, status: 422 },
      { call: 'POST /apps/invoice/add-invoice', body: added, status: 201, part: { invoice: { id: 5039 } } },
      { call: `GET ${list}`, part: { total: 38 } },
      { call: 'DELETE /apps/invoice/delete?id=5038', answer: null },
      { call: 'DELETE /apps/invoice/delete?id=5039', answer: null },
    ],
  },
  {
    name: 'no invoice that is wrong',
    steps: [
      {
        call: 'POST /apps/invoice/add-invoice',
        body: { ...added, dueDate: '2026-03-08' },
        status: 422,
        part: { code: 'invoice.due_before_issue', errors: { dueDate: { code: 'invoice.due_before_issue' } } },
      },
      {
        call: 'POST /apps/invoice/add-invoice',
        body: { ...added, client: { name: 'Zita' }, total: 12.5, invoiceStatus: 'Lost' },
        status: 400,
        part: {
          code: 'error.invalid',
          errors: {
            'client.company': { code: 'field.required' },
            total: { code: 'field.not_whole' },
            invoiceStatus: { code: 'field.not_one_of' },
          },
        },
      },
      { call: 'POST /apps/invoice/add-invoice', body: {}, status: 400, part: { errors: { client: { code: 'field.required' } } } },
      { call: 'POST /apps/invoice/add-invoice', body: added, as: 'visitor', status: 401 },
      { call: `GET ${list}`, part: { total: 36 } },
    ],
  },
  {
    name: 'no invoice twice: what is removed is gone, and unknown ids change nothing',
    steps: [
      { call: 'DELETE /apps/invoice/delete?id=9', answer: null },
      { call: 'DELETE /apps/invoice/delete?id=x', answer: null },
      { call: 'DELETE /apps/invoice/delete', answer: null },
      { call: `GET ${list}`, part: { total: 36 } },
      { call: 'DELETE /apps/invoice/delete?id=5036', as: 'visitor', status: 401 },
      { call: 'DELETE /apps/invoice/delete?id=5036', answer: null },
      { call: 'DELETE /apps/invoice/delete', body: { id: 4987 }, answer: null },
      { call: 'GET /api/invoice/invoices/5036', part: { invoice: null } },
      { call: `GET ${list}`, part: { total: 34 } },
    ],
  },
];
