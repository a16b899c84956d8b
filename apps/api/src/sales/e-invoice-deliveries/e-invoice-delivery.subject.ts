import { defineSubject } from '../../platform/subjects/subject.ts';
import { EInvoiceDelivery } from './e-invoice-delivery.entity.ts';

export const eInvoiceDeliverySubject = defineSubject({
  entity: EInvoiceDelivery,
  // The history of its document tells it.
  history: 'none',
  leadsTo: { subject: 'subjectType', id: 'subjectId' },
  invariants: [
    {
      about: 'the access point has the e-invoice of a void document',
      sql: `select d.id, 'Invoice ' || i.number as what from e_invoice_delivery d join invoice i on d.subject_type = 'Invoice' and i.id = d.subject_id
        where i.status = 'void' and d.state in ('sent', 'accepted', 'delivered')
        union all select d.id, 'Credit note ' || n.number from e_invoice_delivery d join credit_note n on d.subject_type = 'CreditNote' and n.id = d.subject_id
        where n.status = 'void' and d.state in ('sent', 'accepted', 'delivered')`,
    },
  ],
});
