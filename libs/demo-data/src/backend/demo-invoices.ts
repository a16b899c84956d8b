import {
  DemoInvoiceInput,
  demoInvoiceOf,
  demoPaymentDetails,
  fitsDemoInvoice,
  idIn,
  idOf,
  offeredClients,
  sliceIn,
  sliceOf,
  textIn,
} from '@kontor/domain';
import { sampleDemoInvoices } from '../samples/demo-invoices.ts';
import { created, empty, ok, read, type BackendModule } from './frame.ts';

export const demoInvoiceCalls: BackendModule = () => {
  let invoices = sampleDemoInvoices();
  let lastId = Math.max(...invoices.map(({ id }) => id));
  return {
    'GET /apps/invoice/invoices': ({ query }) => {
      const filter = { q: textIn(query, 'q'), status: textIn(query, 'status') };
      const allData = [...invoices].reverse();
      const found = allData.filter((invoice) => fitsDemoInvoice(invoice, filter));
      return ok({ allData, invoices: sliceOf(found, sliceIn(query)), total: found.length });
    },
    'GET /api/invoice/invoices/{id}': ({ params }) =>
      ok({ invoice: invoices.find(({ id }) => id === idOf(params['id'])) ?? null, paymentDetails: demoPaymentDetails }),
    'POST /apps/invoice/add-invoice': async ({ body }) => {
      const invoice = demoInvoiceOf(lastId + 1, await read(DemoInvoiceInput, body));
      lastId += 1;
      invoices = [...invoices, invoice];
      return created({ invoice });
    },
    'DELETE /apps/invoice/delete': ({ query, body }) => {
      const gone = idIn(query, body, 'id');
      invoices = invoices.filter(({ id }) => id !== gone);
      return empty();
    },
    'GET /api/invoice/clients': () => ok(invoices.slice(0, offeredClients).map(({ client }) => client)),
  };
};
