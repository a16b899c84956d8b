import type {
  CreditableInvoice,
  CreditLineInput,
  CreditNoteDetail,
  CreditNoteInput,
  DocumentLineInput,
  InvoiceDetail,
  InvoiceInput,
} from '@kontor/domain';
import type { Maker } from '../../../test/money/records.ts';
import type { Agent, TestApp } from '../../../test/test-app.ts';
import { invoiceWorld, type InvoiceWorld } from '../invoices/invoices.sample.ts';

export type CreditWorld = InvoiceWorld & {
  creditable: (id: number) => Promise<CreditableInvoice>;
  credit: (invoiceId: number, change?: Partial<CreditNoteInput>) => CreditNoteInput;
  /** Creates a draft of a credit note. */
  note: (invoiceId: number, change?: Partial<CreditNoteInput>) => Promise<CreditNoteDetail>;
  /** Creates a credit note and sends it. */
  sentNote: (invoiceId: number, change?: Partial<CreditNoteInput>) => Promise<CreditNoteDetail>;
  getNote: (id: number) => Promise<CreditNoteDetail>;
  /** Credits each line of the invoice by this quantity. */
  byQuantity: (invoice: InvoiceDetail, quantity: number) => CreditLineInput[];
};

/** Adds credit notes to the world of invoices. */
export async function creditWorld(api: TestApp): Promise<CreditWorld> {
  const world = await invoiceWorld(api);
  const { admin } = world;
  const credit: CreditWorld['credit'] = (invoiceId, change = {}) => ({
    invoiceId,
    creditNoteDate: '2026-03-05',
    reason: 'Returned',
    lines: [],
    ...change,
  });
  const wholeOf = async (invoiceId: number): Promise<CreditLineInput[]> =>
    (await world.get(invoiceId)).lines.map(({ id, quantity }) => ({ invoiceLineId: id, quantity: Math.abs(quantity) }));
  const note: CreditWorld['note'] = async (invoiceId, change = {}) => {
    const lines = change.lines ?? (await wholeOf(invoiceId));
    const made = await admin
      .post('/api/v1/credit-notes')
      .send(credit(invoiceId, { ...change, lines }))
      .expect(201);
    return made.body as CreditNoteDetail;
  };
  return {
    ...world,
    creditable: async (id) => (await admin.get(`/api/v1/invoices/${id}/creditable`).expect(200)).body as CreditableInvoice,
    credit,
    note,
    sentNote: async (invoiceId, change = {}) => {
      const { id } = await note(invoiceId, change);
      return (await admin.post(`/api/v1/credit-notes/${id}/send`).send({}).expect(200)).body as CreditNoteDetail;
    },
    getNote: async (id) => (await admin.get(`/api/v1/credit-notes/${id}`).expect(200)).body as CreditNoteDetail,
    byQuantity: ({ lines }, quantity) => lines.map(({ id }) => ({ invoiceLineId: id, quantity })),
  };
}

/** Creates a separate rate, because the walk deletes rates too. */
async function taxRateOf(admin: Agent, number: number): Promise<number> {
  const rate = { name: `VAT 21 (c${number})`, percent: 21, category: 'S', validFrom: '2009-09-01', isDefault: false };
  return ((await admin.post('/api/v1/tax-rates').send(rate).expect(201)).body as { id: number }).id;
}

/** Sends an invoice for the walk, over an amount that is easy to find again. */
export async function sentForWalk(admin: Agent, customerId: number, number: number): Promise<InvoiceDetail> {
  const line: DocumentLineInput = {
    kind: 'text',
    description: 'Advice',
    quantity: 2,
    unit: 'HUR',
    unitPrice: 3333.19,
    taxRateId: await taxRateOf(admin, number),
  };
  const input: InvoiceInput = {
    customerId,
    noProjectConfirmed: true,
    invoiceDate: '2026-11-20',
    dueDate: '2099-12-20',
    currency: 'EUR',
    exchangeRate: 1,
    language: 'lt',
    pricesIncludeTax: false,
    lines: [line],
  };
  const { id } = (await admin.post('/api/v1/invoices').send(input).expect(201)).body as InvoiceDetail;
  const sent = await admin.post(`/api/v1/invoices/${id}/send`).send({ noAccountConfirmed: true }).expect(200);
  return sent.body as InvoiceDetail;
}

/** The input of a credit note, for the test that walks over all operations. */
export const makers: Record<string, Maker> = {
  'credit-notes': async ({ admin, customerId, next }) => {
    const invoice = await sentForWalk(admin, customerId, next());
    return {
      invoiceId: invoice.id,
      creditNoteDate: '2026-11-20',
      reason: 'Returned',
      lines: [{ invoiceLineId: invoice.lines[0]?.id, quantity: 1 }],
    };
  },
};
