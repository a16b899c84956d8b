import { sql } from 'kysely';
import { billStates } from '@kontor/domain';
import { isIn } from '../../platform/facts/states.ts';
import { exchangeInvariants } from '../../documents/exchange.invariants.ts';
import { inBase } from '../../platform/orm/in-base.ts';
import { indexedOrLatest } from '../../platform/search/matching.ts';
import { defineSubject } from '../../platform/subjects/subject.ts';
import { movesFitLines } from '../../stock/moves/document.invariants.ts';
import { billConditions } from './bill.conditions.ts';
import { Bill } from './bill.entity.ts';
import { BillLine } from './bill-line.entity.ts';
import { BillTax } from './bill-tax.entity.ts';
import { addsUpAgain } from './bill.proof.ts';
import { ReceivedEInvoice } from './received-e-invoice.entity.ts';

export const billSubject = defineSubject({
  entity: Bill,
  page: 'bills',
  parts: [{ entity: BillLine, key: 'bill' }, { entity: BillTax }, { entity: ReceivedEInvoice }],
  files: { telling: 'total' },
  conditions: billConditions,
  search: {
    group: 'bills',
    place: 41,
    id: 'b.id',
    find: (
      { text, has },
      allowed,
      limit,
    ) => sql`select b.id, b.number as title, concat_ws(', ', v.name, b.bill_date::text) as subtitle, '/bills/' || b.id || '/show' as link
      from ${indexedOrLatest('bill', text)} b join vendor v on v.id = b.vendor_id
      where ${has('b.number')} and ${allowed} order by b.id desc limit ${limit}`,
  },
  constraints: {
    bill_number_unique: { code: 'bill.number_in_use', field: 'number' },
    bill_reference_unique: { code: 'document.reference_in_use', field: 'referenceNumber' },
    bill_due_after_date: { code: 'bill.due_before_date', field: 'dueDate' },
    bill_frozen: { code: 'bill.frozen' },
    received_e_invoice_file_id_foreign: { code: 'received.cannot_delete' },
  },
  invariants: [
    ...exchangeInvariants('bill', 'Bill', "d.status <> 'draft'"),
    {
      about: 'goods came into stock at another value than their bill says at its rate',
      sql: `select d.id, 'Bill ' || d.id || ', item ' || m.item_id || ': ' || m.value || ' instead of ' || l.value as what
        from (select o.subject_id, o.item_id, sum(o.given_value) as value from stock_move o
            where o.subject = 'Bill' and o.origin_id is null and o.quantity > 0
              and not exists (select 1 from stock_move c where c.origin_id = o.id and c.subject = 'Bill' and c.subject_id = o.subject_id)
            group by 1, 2) m
          join bill d on d.id = m.subject_id
          join (select b.id, l.item_id, sum(${inBase('(l.base + l.tax - l.deductible_tax)', 'b')}) as value
            from bill b join bill_line l on l.bill_id = b.id where l.quantity > 0 group by 1, 2) l on l.id = d.id and l.item_id = m.item_id
        where ${isIn('d.status', billStates.counted)} and m.value <> l.value`,
    },
    {
      about: 'what is paid of a bill differs from its payments',
      sql: `select b.id, 'Bill ' || b.id || ': ' || b.paid || ' instead of ' || coalesce(a.paid, 0) as what
        from bill b left join (select bill_id, sum(amount) as paid from vendor_payment_allocation group by 1) a on a.bill_id = b.id
        where b.paid <> coalesce(a.paid, 0)`,
    },
    {
      about: 'a line of a bill is for a project of another customer',
      sql: `select l.id, 'Line ' || l.position || ' of bill ' || l.bill_id as what from bill_line l join project p on p.id = l.project_id
        where l.customer_id is distinct from p.customer_id`,
      warning: true,
    },
    movesFitLines({ table: 'bill', subject: 'Bill', counts: isIn('d.status', billStates.counted), quantity: 'l.quantity' }),
  ],
  proofs: [addsUpAgain('bill', 'Bill', 'bills')],
});
