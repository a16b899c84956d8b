// Code of an integrator who uses the generated client. It is compiled strictly with that client and run as a separate program.
import { setTimeout as wait } from 'node:timers/promises';
import { client } from './generated/client.gen.js';
import {
  activateProject,
  createCustomer,
  createInvoice,
  createProject,
  createTimeEntry,
  getInvoicePdf,
  listTaxRates,
  listUnbilledTimeEntries,
  login,
  markInvoicePaid,
  sendInvoice,
} from './generated/sdk.gen.js';

const [baseUrl = '', today = ''] = process.argv.slice(2);
const throwOnError = true;
client.setConfig({ baseUrl });

const { data: signedIn } = await login({ body: { email: 'admin@demo.com', password: 'admin' }, throwOnError });
client.setConfig({ auth: () => signedIn.accessToken });

const { data: customer } = await createCustomer({
  body: {
    kind: 'company',
    name: 'Integra, UAB',
    country: 'LT',
    currency: 'EUR',
    language: 'lt',
    street: 'Gedimino pr. 1',
    city: 'Vilnius',
    active: true,
  },
  throwOnError,
});
const { data: project } = await createProject({
  body: { code: 'INTEGRA', name: 'Integration', customerId: customer.id, billing: 'projectRate', hourlyRate: 80 },
  throwOnError,
});
await activateProject({ path: { id: project.id }, throwOnError });
await createTimeEntry({
  body: { projectId: project.id, workDate: today, minutes: 90, note: 'Wrote a client', billable: true },
  throwOnError,
});

const { data: unbilled } = await listUnbilledTimeEntries({ query: { customerId: customer.id }, throwOnError });
const { data: rates } = await listTaxRates({ query: { filter: JSON.stringify({ category: 'S', percent: 21 }) }, throwOnError });
const taxRateId = rates[0]?.id;
if (taxRateId === undefined) throw new Error('There is no rate of 21 %');
const { data: draft } = await createInvoice({
  body: {
    customerId: customer.id,
    invoiceDate: today,
    dueDate: today,
    currency: 'EUR',
    exchangeRate: 1,
    language: 'lt',
    pricesIncludeTax: false,
    lines: unbilled.map(({ minutes, entries }) => ({
      kind: 'time',
      description: 'Integration',
      quantity: minutes / 60,
      unit: 'HUR',
      unitPrice: 80,
      taxRateId,
      sources: entries.map(({ id }) => ({ kind: 'timeEntry', id })),
    })),
  },
  throwOnError,
});
const { data: sent } = await sendInvoice({ path: { id: draft.id }, body: {}, throwOnError });
const { data: paid } = await markInvoicePaid({
  path: { id: draft.id },
  body: { paymentDate: today, method: 'bankTransfer' },
  throwOnError,
});

const paper = await pdfOf(draft.id);
process.stdout.write(
  JSON.stringify({
    id: draft.id,
    number: sent.number,
    status: paid.status,
    total: paid.total,
    balance: paid.balance,
    begins: (await paper.text()).slice(0, 5),
  }),
);

/** The answer is 409 while the PDF is being made. */
async function pdfOf(id: number): Promise<Blob> {
  for (let tries = 0; tries < 100; tries += 1) {
    const { data, error, response } = await getInvoicePdf({ path: { id }, parseAs: 'blob' });
    if (data instanceof Blob) return data;
    if (response?.status !== 409) throw new Error(JSON.stringify(error));
    await wait(200);
  }
  throw new Error('The PDF took too long');
}
