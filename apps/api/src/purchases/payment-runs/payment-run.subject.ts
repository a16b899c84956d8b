import { defineSubject } from '../../platform/subjects/subject.ts';
import { PaymentRun } from './payment-run.entity.ts';
import { PaymentRunLine } from './payment-run-line.entity.ts';

export const paymentRunSubject = defineSubject({
  entity: PaymentRun,
  page: 'paymentRuns',
  parts: [{ entity: PaymentRunLine, key: 'paymentRun' }],
  // The file repeats accounts and amounts.
  quiet: ['file', 'exportedById'],
  constraints: {
    payment_run_line_living: { code: 'payment_run.bill_in_run' },
    payment_run_line_bill_unique: { code: 'payment_run.bill_in_run' },
    payment_run_line_frozen: { code: 'payment_run.frozen' },
  },
  invariants: [
    {
      about: 'the total of a payment run differs from its lines',
      sql: `select r.id, 'Payment run ' || r.id || ': ' || r.total || ' instead of ' || coalesce(l.amount, 0) as what
        from payment_run r left join (select payment_run_id, sum(amount) as amount from payment_run_line group by 1) l on l.payment_run_id = r.id
        where r.total <> coalesce(l.amount, 0)`,
    },
    {
      about: 'a paid payment run still holds its bills, or a living one does not',
      sql: `select r.id, 'Payment run ' || r.id as what from payment_run r
        where exists (select 1 from payment_run_line l where l.payment_run_id = r.id and l.living = (r.status = 'paid'))`,
    },
  ],
});
