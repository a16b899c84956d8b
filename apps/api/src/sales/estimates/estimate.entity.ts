import { defineEntity, p } from '@mikro-orm/core';
import { estimateStatuses } from '@kontor/domain';
import {
  basisColumns,
  chargeColumns,
  discountColumns,
  issueColumns,
  textColumns,
  totalColumns,
} from '../../documents/columns.ts';
import { documentChecks, documentIndexes, frozenAmounts, frozenUntilRevised } from '../../documents/constraints.ts';
import { Classifier } from '../../firm/classifiers/classifier.entity.ts';
import { User } from '../../people/users/user.entity.ts';
import { base, money } from '../../platform/orm/base.ts';
import { Project } from '../../work/projects/project.entity.ts';
import { Invoice } from '../invoices/invoice.entity.ts';
import { EstimateLine } from './estimate-line.entity.ts';
import { EstimateTax } from './estimate-tax.entity.ts';

const frozen = [...['estimate_date', 'expiry_date', 'currency', 'exchange_rate'], ...frozenAmounts, 'full_total'];

/** What a customer accepted stays as it is, with who accepted it and when, until the answer as a whole is taken back. */
const acceptedIsKept = {
  name: 'estimate_accepted_kept',
  timing: 'before' as const,
  events: ['update' as const],
  body: `if old.status = 'accepted' and new.status = 'accepted'
          and (old.chosen_lines, old.accepted_total, old.decided_at, old.decided_by_name, old.decided_from, old.accept_remark)
            is distinct from (new.chosen_lines, new.accepted_total, new.decided_at, new.decided_by_name, new.decided_from, new.accept_remark) then
        raise exception 'what was accepted is frozen' using errcode = 'restrict_violation', constraint = 'estimate_frozen';
      end if;
      return new;`,
};

const schema = defineEntity({
  name: 'Estimate',
  tableName: 'estimate',
  indexes: [
    ...documentIndexes('estimate'),
    { name: 'estimate_customer_index', properties: ['customerId', 'status', 'estimateDate', 'id'] },
    { name: 'estimate_date_index', properties: ['estimateDate', 'id'] },
    { name: 'estimate_status_index', properties: ['status', 'estimateDate', 'id'] },
    {
      name: 'estimate_expiry_index',
      expression: `create index "estimate_expiry_index" on "estimate" ("expiry_date") where "status" = 'sent'`,
    },
    // An invoice comes of one estimate. Without it, deleting an invoice reads all estimates.
    {
      name: 'estimate_invoice_unique',
      expression: 'create unique index "estimate_invoice_unique" on "estimate" ("invoice_id") where "invoice_id" is not null',
    },
    // An estimate makes one project, and a project comes of one estimate.
    {
      name: 'estimate_made_project_unique',
      expression:
        'create unique index "estimate_made_project_unique" on "estimate" ("made_project_id") where "made_project_id" is not null',
    },
    {
      name: 'estimate_price_below_cost_index',
      expression:
        'create index "estimate_price_below_cost_index" on "estimate" ("price_below_cost_by_id") where "price_below_cost_by_id" is not null',
    },
    {
      name: 'estimate_pdf_file_index',
      expression: 'create index "estimate_pdf_file_index" on "estimate" ("pdf_file_id") where "pdf_file_id" is not null',
    },
    {
      name: 'estimate_decline_reason_index',
      expression:
        'create index "estimate_decline_reason_index" on "estimate" ("decline_reason_id") where "decline_reason_id" is not null',
    },
    {
      name: 'estimate_text_search',
      expression:
        'create index "estimate_text_search" on "estimate" using gin (plain_text("number") gin_trgm_ops, plain_text("reference_number") gin_trgm_ops, plain_text("order_number") gin_trgm_ops)',
    },
  ],
  checks: [
    ...documentChecks('estimate', { unissued: "status = 'draft' and revision = 1" }),
    { name: 'estimate_expires_after_date', expression: 'expiry_date >= estimate_date' },
    { name: 'estimate_revision', expression: 'revision >= 1' },
    { name: 'estimate_decided', expression: "(status in ('accepted', 'rejected')) = (decided_at is not null)" },
    { name: 'estimate_declined', expression: "status = 'rejected' or decline_reason_id is null and decline_remark is null" },
    { name: 'estimate_decided_by_link', expression: 'decided_by_name is null or decided_at is not null' },
    { name: 'estimate_accepted', expression: "status = 'accepted' or accept_remark is null" },
    {
      name: 'estimate_accepted_choice',
      expression: "(status = 'accepted') = (chosen_lines is not null) and (status = 'accepted') = (accepted_total is not null)",
    },
    { name: 'estimate_invoiced', expression: "invoice_id is null or status = 'accepted'" },
  ],
  triggers: [frozenUntilRevised('estimate', frozen), acceptedIsKept],
  properties: {
    ...base,
    status: p.enum(estimateStatuses).default('draft'),
    revision: p.integer().default(1),
    ...basisColumns,
    ...discountColumns,
    ...chargeColumns,
    ...textColumns,
    ...totalColumns,
    /** The total if all optional lines are chosen; `total` counts none of them. */
    fullTotal: money().default(0),
    ...issueColumns,
    estimateDate: p.date(),
    expiryDate: p.date(),
    decidedAt: p.datetime().nullable(),
    declineReasonId: () => p.manyToOne(Classifier).mapToPk().joinColumn('decline_reason_id').nullable().deleteRule('restrict'),
    declineRemark: p.string().length(1000).nullable(),
    decidedByName: p.string().length(200).nullable(),
    decidedFrom: p.string().length(45).nullable(),
    acceptRemark: p.string().length(1000).nullable(),
    /** The positions of the optional lines that were chosen when it was accepted, in ascending order. */
    chosenLines: p.json<number[]>().nullable(),
    /** The total with the chosen lines. */
    acceptedTotal: money().nullable(),
    /** The project that was made from its lines. */
    madeProjectId: () => p.manyToOne(Project).mapToPk().joinColumn('made_project_id').nullable().deleteRule('set null'),
    invoiceId: () => p.manyToOne(Invoice).mapToPk().joinColumn('invoice_id').nullable().deleteRule('set null'),
    priceBelowCostById: () => p.manyToOne(User).mapToPk().joinColumn('price_below_cost_by_id').nullable().deleteRule('restrict'),
    lines: () => p.oneToMany(EstimateLine).mappedBy('estimate').orphanRemoval().orderBy({ position: 'asc' }),
    taxes: () => p.oneToMany(EstimateTax).mappedBy('estimate').orphanRemoval(),
  },
});
export class Estimate extends schema.class {}
schema.setClass(Estimate);
