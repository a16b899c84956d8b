import { defineSubject } from '../../../platform/subjects/subject.ts';
import { Reimbursement } from './reimbursement.entity.ts';

export const reimbursementSubject = defineSubject({
  entity: Reimbursement,
  invariants: [
    {
      about: 'a reimbursement differs from its expenses',
      sql: `select r.id, 'Reimbursement ' || r.id || ': ' || r.amount || ' instead of ' || coalesce(e.amount, 0) as what
        from reimbursement r left join (select reimbursement_id, sum(base_amount) as amount from expense group by 1) e on e.reimbursement_id = r.id
        where r.amount <> coalesce(e.amount, 0)`,
    },
    {
      about: 'a reimbursement pays expenses of somebody else',
      sql: `select r.id, 'Reimbursement ' || r.id || ' and expense ' || e.id as what
        from reimbursement r join expense e on e.reimbursement_id = r.id where e.user_id <> r.user_id`,
    },
  ],
});
