import { defineSubject } from '../../platform/subjects/subject.ts';
import { WriteOff } from './write-off.entity.ts';

export const writeOffSubject = defineSubject({
  entity: WriteOff,
  // The history of the invoice already shows the amount, and its actor is the author.
  history: { of: 'Invoice', key: 'invoiceId', told: ['amount', 'createdById'] },
  invariants: [
    {
      about: 'written off differs from the write-offs of the invoice',
      sql: `select i.id, 'Invoice ' || i.id || ': ' || i.written_off || ' instead of ' || coalesce(w.amount, 0) as what
        from invoice i left join (select invoice_id, sum(amount) as amount from write_off group by 1) w on w.invoice_id = i.id
        where i.written_off <> coalesce(w.amount, 0)`,
    },
  ],
});
