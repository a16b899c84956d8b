import { sql } from 'kysely';
import { exchangeInvariants } from '../../documents/exchange.invariants.ts';
import { indexedOrLatest } from '../../platform/search/matching.ts';
import { defineSubject } from '../../platform/subjects/subject.ts';
import { memberConditions } from '../../work/project-members/member-conditions.ts';
import { Estimate } from './estimate.entity.ts';
import { EstimateLine } from './estimate-line.entity.ts';
import { EstimateTax } from './estimate-tax.entity.ts';
import { EstimateVersion } from './estimate-version.entity.ts';

export const estimateSubject = defineSubject({
  entity: Estimate,
  page: 'estimates',
  parts: [{ entity: EstimateLine, key: 'estimate' }, { entity: EstimateTax }, { entity: EstimateVersion }],
  // The progress of the PDF does not change the estimate, and the number already names the series.
  quiet: ['snapshot', 'pdfState', 'pdfFileId', 'numberSeriesId'],
  tells: { priceBelowCostById: ['Item', 'purchasePrice'] },
  files: { telling: 'total' },
  conditions: memberConditions,
  search: {
    group: 'documents',
    place: 31,
    id: 'e.id',
    find: (
      { text, has },
      allowed,
      limit,
    ) => sql`select e.id, e.number as title, c.name as subtitle, '/estimates/' || e.id || '/show' as link
      from ${indexedOrLatest('estimate', text)} e join customer c on c.id = e.customer_id where ${has('e.number')} and ${allowed} order by e.id desc limit ${limit}`,
  },
  constraints: {
    estimate_reference_unique: { code: 'document.reference_in_use', field: 'referenceNumber' },
    estimate_expires_after_date: { code: 'estimate.expires_before_date', field: 'expiryDate' },
    estimate_frozen: { code: 'estimate.frozen' },
    estimate_invoice_unique: { code: 'estimate.is_invoiced' },
    estimate_made_project_unique: { code: 'estimate.has_project' },
  },
  invariants: [
    ...exchangeInvariants('estimate', 'Estimate', 'd.number is not null'),
    {
      about: 'the total is not what the lines and charges come to',
      sql: `select e.id, 'Estimate ' || e.id || ': ' || e.subtotal || ' instead of ' || coalesce(sum(l.net), 0) as what
        from estimate e left join estimate_line l on l.estimate_id = e.id and not l.optional group by e.id having e.subtotal <> coalesce(sum(l.net), 0)`,
    },
    {
      about: 'the totals with and without optional lines do not fit the choice',
      sql: `select e.id, 'Estimate ' || e.id || ': ' || e.total || ', ' || e.full_total || ' with all options, accepted for ' || coalesce(e.accepted_total::text, '-') as what
        from estimate e cross join lateral (select count(*) from estimate_line l where l.estimate_id = e.id and l.optional) o
        where o.count = 0 and e.full_total <> e.total or e.chosen_lines = '[]' and e.accepted_total <> e.total
          or jsonb_array_length(e.chosen_lines) = o.count and e.accepted_total <> e.full_total`,
    },
    {
      about: 'the invoice of an estimate is of another customer',
      sql: `select e.id, 'Estimate ' || e.id || ' and invoice ' || i.id as what from estimate e join invoice i on i.id = e.invoice_id
        where i.customer_id <> e.customer_id`,
    },
    {
      about: 'the project made from an estimate is of another customer',
      sql: `select e.id, 'Estimate ' || e.id || ' and project ' || p.id as what from estimate e join project p on p.id = e.made_project_id
        where p.customer_id <> e.customer_id`,
    },
    {
      about: 'a version before a revision is missing',
      sql: `select e.id, 'Estimate ' || e.id || ' is in version ' || e.revision || ' and has ' || count(v.id) || ' before it' as what
        from estimate e left join estimate_version v on v.estimate_id = e.id group by e.id having count(v.id) <> e.revision - 1`,
    },
  ],
});
