import { defineSubject } from '../../platform/subjects/subject.ts';
import { linkConditions } from './link-conditions.ts';
import { CustomerLink } from './customer-link.entity.ts';

export const customerLinkSubject = defineSubject({
  entity: CustomerLink,
  // The history of the document or customer records when a link was created, ended and opened.
  history: 'none',
  conditions: linkConditions,
  invariants: [
    {
      about: 'a customer link opens the document of another customer',
      sql: `select l.id, 'Customer link ' || l.id as what from customer_link l left join invoice i on i.id = l.invoice_id
        left join estimate e on e.id = l.estimate_id left join retainer_invoice r on r.id = l.retainer_invoice_id
        left join credit_note n on n.id = l.credit_note_id
        where coalesce(i.customer_id, e.customer_id, r.customer_id, n.customer_id, l.customer_id) <> l.customer_id`,
    },
  ],
});
