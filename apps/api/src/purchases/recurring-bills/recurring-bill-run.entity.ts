import { defineEntity, p } from '@mikro-orm/core';
import { recurringBillRunStates, type RecurringProblem } from '@kontor/domain';
import { createdAt } from '../../platform/orm/base.ts';
import { Bill } from '../bills/bill.entity.ts';
import { RecurringBill } from './recurring-bill.entity.ts';

/** One date of a recurring bill. The constraint on both is what makes two bills for one date impossible, whoever makes them. */
const schema = defineEntity({
  name: 'RecurringBillRun',
  tableName: 'recurring_bill_run',
  uniques: [
    { name: 'recurring_bill_run_once', properties: ['recurringBillId', 'date'] },
    { name: 'recurring_bill_run_bill_unique', properties: ['billId'] },
  ],
  indexes: [
    {
      name: 'recurring_bill_run_failed_index',
      expression: `create index "recurring_bill_run_failed_index" on "recurring_bill_run" ("recurring_bill_id") where "state" = 'failed'`,
    },
  ],
  checks: [
    { name: 'recurring_bill_run_bill', expression: "bill_id is null or state = 'made'" },
    { name: 'recurring_bill_run_problem', expression: "(problem is not null) = (state = 'failed')" },
  ],
  triggers: [
    {
      name: 'recurring_bill_run_kept',
      timing: 'before',
      events: ['update'],
      body: `if old.state <> 'failed' and new.bill_id is not null and new.bill_id is distinct from old.bill_id then
        raise exception 'this date has its bill' using errcode = 'restrict_violation', constraint = 'recurring_bill_run_once';
      end if;
      return new;`,
    },
  ],
  properties: {
    id: p.integer().primary(),
    createdAt,
    recurringBillId: () => p.manyToOne(RecurringBill).mapToPk().joinColumn('recurring_bill_id').deleteRule('cascade'),
    date: p.date().fieldName('run_date'),
    state: p.enum(recurringBillRunStates),
    /** A deleted draft leaves its date made: it was somebody's decision. */
    billId: () => p.manyToOne(Bill).mapToPk().joinColumn('bill_id').nullable().deleteRule('set null'),
    problem: p.json<RecurringProblem>().nullable(),
  },
});
export class RecurringBillRun extends schema.class {}
schema.setClass(RecurringBillRun);
