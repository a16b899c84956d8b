import { sampleDemoInvoices } from '@kontor/demo-data/samples';
import type { SampleDefinition } from '../sets/sample-set.ts';
import { DemoInvoice } from './demo-invoice.entity.ts';

export const demoInvoiceSet: SampleDefinition = {
  name: 'demo invoices',
  personal: false,
  tables: ['demo_invoice'],
  nextId: 5037,
  load: (em) => {
    for (const invoice of sampleDemoInvoices()) em.create(DemoInvoice, invoice);
  },
};
