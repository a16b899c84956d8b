import type { EstimateDetail, EstimateRecord } from '@kontor/domain';
import { Customer } from '../../customers/customers/customer.entity.ts';
import { detailOnly } from '../../documents/columns.ts';
import { linesJson, taxesJson } from '../../documents/parts.list.ts';
import { alphabetic, columnsNamed, columnsOf, of, without } from '../../platform/rest/columns-of.ts';
import { flag, number, shown } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from, to } from '../../platform/rest/table.ts';
import { projectUserIds } from '../../work/project-members/member-conditions.ts';
import { Project } from '../../work/projects/project.entity.ts';
import { Invoice } from '../invoices/invoice.entity.ts';
import { Estimate } from './estimate.entity.ts';

const e = from(Estimate, 'e');
const c = to(e, 'customerId', Customer, 'c');
const p = to(e, 'projectId', Project, 'p');
const i = to(e, 'invoiceId', Invoice, 'i');

const today = '(now() at time zone (select time_zone from organisation))::date';
/** Sent, but the customer has not answered in time. Served by the index on the expiry dates of sent estimates. */
export const expired = `(e.status = 'sent' and e.expiry_date < ${today})`;

const estimateOnly = [
  ...detailOnly,
  'terms',
  'declineRemark',
  'decidedByName',
  'decidedFrom',
  'acceptRemark',
  'chosenLines',
] as const;

export const estimateList = listOf<EstimateRecord>('estimates', e, {
  columns: columnsOf(e, {
    customerName: alphabetic(of(c, 'name')),
    projectName: alphabetic(of(p, 'name')),
    // Once its invoice is void, the estimate can become another one.
    invoiceId: { ...number(`(case when i.status <> 'void' then e.invoice_id end)`), joins: i.path },
    invoiceNumber: { ...of(i, 'number'), sql: `(case when i.status <> 'void' then i.number end)` },
    ...without('snapshot', 'priceBelowCostById', ...estimateOnly),
  }),
  hidden: projectUserIds('e'),
  asked: { expired: flag(expired) },
  search: ['number', 'customerName', 'referenceNumber', 'orderNumber', 'projectName'],
  sort: ['estimateDate', 'DESC'],
});

/** One estimate with all its parts, in one query. Without sources, because an estimate bills nothing. */
export const estimateDetail = listOf<EstimateDetail>('estimate', e, {
  ...estimateList,
  columns: {
    ...estimateList.columns,
    ...columnsNamed(e, estimateOnly),
    lines: shown(linesJson('estimate', 'e', `'optional', l.optional, 'sources', '[]'::json`)),
    taxes: shown(taxesJson('estimate', 'e')),
  },
});
