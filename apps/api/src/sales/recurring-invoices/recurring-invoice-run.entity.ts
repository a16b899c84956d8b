import { defineEntity, p } from '@mikro-orm/core';
import { recurringRunStates, type RecurringProblem } from '@kontor/domain';
import { createdAt } from '../../platform/orm/base.ts';
import { Invoice } from '../invoices/invoice.entity.ts';
import { RecurringInvoice } from './recurring-invoice.entity.ts';

/** One date of a recurring invoice. The constraint on both is what makes two invoices for one period impossible, whoever makes them. */
const schema = defineEntity({
  name: 'RecurringInvoiceRun',
  tableName: 'recurring_invoice_run',
  uniques: [
    { name: 'recurring_invoice_run_once', properties: ['recurringInvoiceId', 'date'] },
    { name: 'recurring_invoice_run_invoice_unique', properties: ['invoiceId'] },
  ],
  indexes: [
    {
      name: 'recurring_invoice_run_open_index',
      expression: `create index "recurring_invoice_run_open_index" on "recurring_invoice_run" ("recurring_invoice_id") where "state" in ('sending', 'notSent', 'failed')`,
    },
  ],
  checks: [
    {
      name: 'recurring_invoice_run_invoice',
      expression: "invoice_id is null or state in ('made', 'sending', 'sent', 'notSent')",
    },
    { name: 'recurring_invoice_run_problem', expression: "(problem is not null) = (state in ('failed', 'notSent'))" },
  ],
  triggers: [
    {
      name: 'recurring_invoice_run_kept',
      timing: 'before',
      events: ['update'],
      body: `if old.state <> 'failed' and new.invoice_id is not null and new.invoice_id is distinct from old.invoice_id then
        raise exception 'this date has its invoice' using errcode = 'restrict_violation', constraint = 'recurring_invoice_run_once';
      end if;
      return new;`,
    },
  ],
  properties: {
    id: p.integer().primary(),
    createdAt,
    recurringInvoiceId: () => p.manyToOne(RecurringInvoice).mapToPk().joinColumn('recurring_invoice_id').deleteRule('cascade'),
    date: p.date().fieldName('run_date'),
    state: p.enum(recurringRunStates),
    /** A deleted draft leaves its date made: it was somebody's decision. */
    invoiceId: () => p.manyToOne(Invoice).mapToPk().joinColumn('invoice_id').nullable().deleteRule('set null'),
    problem: p.json<RecurringProblem>().nullable(),
  },
});
export class RecurringInvoiceRun extends schema.class {}
schema.setClass(RecurringInvoiceRun);
