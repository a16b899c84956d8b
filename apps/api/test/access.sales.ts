import type { Owners, Reaches, Side } from './access.owners.ts';
import { aCreditNote } from './builders/credit-note.ts';
import { anEstimate, anEstimateLine, aSentEstimate } from './builders/estimate.ts';
import { anInvoice, aSentInvoice } from './builders/invoice.ts';
import { aTaxRate } from './builders/item.ts';
import { aReminder } from './builders/reminder.ts';
import { aRetainerInvoice } from './builders/retainer-invoice.ts';
import { store } from './builders/store.ts';
import { listPath } from './test-app.ts';

type Answer = { status: number; body: unknown };
type Make = (w: Owners) => Promise<number>;

/** For the project that the owner leads. */
const its = ({ ledProjectId: projectId }: Owners) => ({ projectId });
const party = { name: 'UAB Riba', country: 'LT', logoFileId: null };
const snapshot = { seller: party, buyer: party, bankAccount: null, language: 'lt', baseCurrency: 'EUR' } as unknown as object;
const makers = {
  invoices: (w) => store(w.api, aSentInvoice({ ...its(w), pdfState: 'pending' })),
  'credit-notes': (w) => store(w.api, aCreditNote({ ...its(w), pdfState: 'pending' })),
  'retainer-invoices': (w) => store(w.api, aRetainerInvoice({ ...its(w), pdfState: 'pending' })),
  estimates: (w) => store(w.api, aSentEstimate({ ...its(w), pdfState: 'pending', expiryDate: '2099-12-31', snapshot })),
} satisfies Record<string, Make>;
const drafts: Record<string, Make> = {
  ...makers,
  invoices: (w) => store(w.api, anInvoice(its(w))),
  estimates: (w) => store(w.api, anEstimate(its(w))),
};

/** Was it found and allowed, whatever else there is to say of it? */
const found = async (call: PromiseLike<Answer>): Promise<boolean> => {
  const { status, body } = await call;
  if (status >= 500) throw new Error(`answered ${JSON.stringify(body)}`);
  const { code } = body as { code?: string };
  return code !== 'error.not_found' && code !== 'error.not_authorized' && code !== 'estimate.not_your_project';
};
const rows = async (call: PromiseLike<Answer>): Promise<boolean> => ((await call).body as unknown[]).length > 0;

const listCases = (name: keyof typeof makers): Record<string, Reaches> => ({
  [`GET /api/v1/${name}`]: async (w, side) => rows(w[side].get(listPath(name, { filter: { id: [await makers[name](w)] } }))),
  [`GET /api/v1/${name}/counts`]: async (w, side) => {
    await makers[name](w);
    return ((await w[side].get(`/api/v1/${name}/counts`).expect(200)).body as { all: number }).all > 0;
  },
  [`GET /api/v1/${name}/totals`]: async (w, side) => {
    await makers[name](w);
    return rows(w[side].get(`/api/v1/${name}/totals`).expect(200));
  },
});
const reads = (name: keyof typeof makers, ...parts: string[]): Record<string, Reaches> =>
  Object.fromEntries(
    ['', ...parts].map((part): [string, Reaches] => [
      `GET /api/v1/${name}/{id}${part && `/${part}`}`,
      async (w, side) => {
        const id = await (part === 'preview-pdf' || part === 'letter' ? drafts : makers)[name]?.(w);
        return found(w[side].get(`/api/v1/${name}/${id}${part && `/${part}`}`));
      },
    ]),
  );

const inputOf = async ({ api, customerId, ledProjectId }: Owners) => ({
  customerId,
  projectId: ledProjectId,
  estimateDate: '2026-03-02',
  expiryDate: '2099-12-31',
  currency: 'EUR',
  exchangeRate: 1,
  language: 'en',
  pricesIncludeTax: false,
  lines: [
    {
      kind: 'text',
      description: 'Advice',
      quantity: 1,
      unit: 'HUR',
      unitPrice: 100,
      taxRateId: await store(api, aTaxRate()),
    },
  ],
});
const does = (verb: string, make: Make, body: object = {}): [string, Reaches] => [
  `POST /api/v1/estimates/{id}/${verb}`,
  async (w, side) => found(w[side].post(`/api/v1/estimates/${await make(w)}/${verb}`).send(body)),
];
const reminderOf = async (w: Owners): Promise<number> => store(w.api, aReminder({ invoiceId: await makers.invoices(w) }));
const linkOf = async (w: Owners): Promise<number> => {
  const [link] = await w.api.sql<{ id: number }>(
    `insert into customer_link (customer_id, estimate_id, token_hash, expires_at)
      select customer_id, id, md5(random()::text), now() + interval '1 day' from estimate where id = $1 returning id`,
    [await makers.estimates(w)],
  );
  return link?.id ?? 0;
};

/** Sales of the projects that a person leads, for `ownCases`. */
export const salesCases: Record<string, Reaches> = {
  ...listCases('invoices'),
  ...listCases('credit-notes'),
  ...listCases('retainer-invoices'),
  ...listCases('estimates'),
  'GET /api/v1/estimates/won': async (w, side) => {
    const accepted = { status: 'accepted' as const, decidedAt: new Date(), chosenLines: [], acceptedTotal: 100 };
    await store(w.api, aSentEstimate({ ...its(w), ...accepted }));
    return rows(w[side].get('/api/v1/estimates/won').expect(200));
  },
  ...reads(
    'invoices',
    'pdf',
    'preview-pdf',
    'e-invoice',
    'e-invoice/deliveries',
    'hours-annex',
    'next-reminder',
    'advances',
    'late-interest',
  ),
  ...reads('credit-notes', 'pdf', 'preview-pdf', 'e-invoice', 'e-invoice/deliveries'),
  ...reads('retainer-invoices', 'pdf', 'preview-pdf', 'e-invoice', 'e-invoice/deliveries'),
  ...reads('estimates', 'pdf', 'preview-pdf', 'letter', 'versions'),
  'GET /api/v1/estimates/{id}/versions/{revision}/pdf': async (w, side) => {
    const id = await makers.estimates(w);
    const input = await inputOf(w);
    const document = JSON.stringify({ ...input, number: 'EST-1', lines: [], taxes: [], total: 0 });
    await w.api.sql(
      `insert into estimate_version (estimate_id, revision, status, sent_at, document, snapshot)
        values ($1, 1, 'sent', now(), $2, '{"seller":{"name":"A","logoFileId":null},"buyer":{"name":"B"}}')`,
      [id, document],
    );
    const { status } = await w[side].get(`/api/v1/estimates/${id}/versions/1/pdf`);
    return status !== 404;
  },
  'GET /api/v1/reminders': async (w, side) => rows(w[side].get(listPath('reminders', { filter: { id: [await reminderOf(w)] } }))),
  'GET /api/v1/reminders/{id}': async (w, side) => found(w[side].get(`/api/v1/reminders/${await reminderOf(w)}`)),
  'POST /api/v1/estimates': async (w, side) => found(w[side].post('/api/v1/estimates').send(await inputOf(w))),
  'PUT /api/v1/estimates/{id}': async (w, side) =>
    found(w[side].put(`/api/v1/estimates/${await drafts['estimates']?.(w)}`).send({ ...(await inputOf(w)), version: 1 })),
  ...Object.fromEntries([
    does('accept', makers.estimates),
    does('decline', makers.estimates),
    does('explain-loss', async (w) => store(w.api, aSentEstimate({ ...its(w), status: 'rejected', decidedAt: new Date() }))),
    does('revise', makers.estimates),
    does('mail', makers.estimates, { to: 'a@example.com' }),
    does('send', async (w) => {
      const id = await store(w.api, anEstimate(its(w)));
      await store(w.api, anEstimateLine({ estimate: id }));
      return id;
    }),
  ]),
  'GET /api/v1/customer-links': async (w, side) =>
    rows(w[side].get(listPath('customer-links', { filter: { id: [await linkOf(w)] } }))),
  'GET /api/v1/customer-links/{id}': async (w, side) => found(w[side].get(`/api/v1/customer-links/${await linkOf(w)}`)),
  'DELETE /api/v1/customer-links/{id}': async (w, side) => found(w[side].delete(`/api/v1/customer-links/${await linkOf(w)}`)),
  'POST /api/v1/customer-links': async (w, side: Side) =>
    found(w[side].post('/api/v1/customer-links').send({ estimateId: await makers.estimates(w) })),
};
