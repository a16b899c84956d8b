import { defineSubject } from '../../platform/subjects/subject.ts';
import { DemoInvoice } from './demo-invoice.entity.ts';

export const demoInvoiceSubject = defineSubject({
  entity: DemoInvoice,
  history: 'none',
});
