// The product's statement for each operation, with parameters for its values. Those of lists are generated from their source.
const names = (text) => text.trim().split(/,\s*/);
const insert = (table, columns, rows = 1, returning = 'id') => {
  const all = names(columns);
  const row = (at) => `(${all.map((_, place) => `$${at * all.length + place + 1}`).join(', ')})`;
  return `insert into ${table} (${all.join(', ')}) values ${Array.from({ length: rows }, (_, at) => row(at)).join(', ')} returning ${returning}`;
};

const overview = (place, key, label, join) => `
  with sums as (select ${key} as key, ${label} as label, sum(g.minutes) as minutes, sum(g.billable) as billable,
      sum(g.billable) - sum(g.open) as billed, sum(g.entries) as entries
    from (select ${place} as place, sum(t.minutes) as minutes, coalesce(sum(t.minutes) filter (where t.billable), 0) as billable,
        0 as open, count(*) as entries from time_entry t where t.work_date between $1::date and $2::date group by 1
      union all select ${place}, 0, 0, sum(t.minutes), 0 from unbilled_entry t where t.work_date between $1::date and $2::date group by 1) g
    ${join} group by 1, 2 order by 3 desc, 2, 1),
  lines as (select sums.*, row_number() over () as line from sums)
  select key, label, minutes, billable as "billableMinutes", billed as "billedMinutes", entries as "entryCount" from lines where line <= 1000
  union all select 'rest', count(*)::text, sum(minutes), sum(billable), sum(billed), sum(entries) from lines where line > 1000 having count(*) > 0`;

export const statements = (lists) => ({
  ...lists,
  hoursPerPerson: overview('t.user_id', 'u.id::text', 'u.display_name', 'join user_account u on u.id = g.place'),
  hoursPerProject: overview(
    't.project_id',
    'p.id::text',
    `p.name || ' · ' || c.name`,
    'join project p on p.id = g.place join customer c on c.id = p.customer_id',
  ),
  basis: `select o.base_currency as "baseCurrency", o.lock_date as "lockDate",
      exists (select 1 from customer where id = $1) as "hasCustomer",
      (select customer_id from contact where id = $2::int) as "contactOf",
      (select customer_id from project where id = $3::int) as "projectOf",
      (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'percent', percent, 'category', category,
         'exemptionReason', exemption_reason, 'validFrom', valid_from, 'validTo', valid_to)), '[]'::json)
       from tax_rate where id = any($4::int[])) as rates,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'purchasePrice', purchase_price)), '[]'::json)
       from item where id = any($5::int[])) as items
    from organisation o`,
  insertInvoice: insert(
    'invoice',
    `created_at, updated_at, status, customer_id, contact_id, project_id, reference_number, order_number, invoice_date, due_date,
     currency, exchange_rate, language, prices_include_tax, discount_percent, discount_amount, customer_notes, terms, internal_note,
     subtotal, discount, net, tax, total, paid, balance, price_below_cost_by_id, pdf_state`,
    1,
    'id, version',
  ),
  insertTax: insert('invoice_tax', 'invoice_id, category, percent, base, amount, exemption_reason'),
  insertTenLines: insert(
    'invoice_line',
    `invoice_id, position, kind, item_id, description, quantity, unit, unit_price, discount_percent, discount, tax_rate_id, tax_name,
     tax_percent, tax_category, net, service_from, service_to`,
    10,
  ),
  lockPeople: `select pg_advisory_xact_lock($1, id) from unnest($2::int[]) with ordinality as w (id, place) order by place`,
  terms: `select o.time_zone as "timeZone", o.day_limit_minutes as "dayLimitMinutes", o.lock_date as "lockDate",
      o.base_currency as "baseCurrency", o.default_hourly_rate as "organisationRate", u.id is not null and u.active as "isPersonThere",
      ur.hourly_rate as "userRate", ur.cost_rate as "costRate", p.id is not null as "isProjectThere", p.status as "projectStatus",
      p.billing as "projectBilling", p.hourly_rate as "projectRate", c.currency, c.hourly_rate as "customerRate",
      m.hourly_rate as "memberRate", w.task_id is null or k.id is not null as "isTaskInProject",
      coalesce(k.billable, true) as "isTaskBillable", k.hourly_rate as "taskRate"
    from unnest($1::int[], $2::int[], $3::int[], $4::date[]) with ordinality as w (user_id, project_id, task_id, work_date, place)
    cross join organisation o
    left join user_account u on u.id = w.user_id
    left join lateral (select r.hourly_rate, r.cost_rate from user_rate r where r.user_id = w.user_id
      and r.valid_from <= coalesce(w.work_date, (now() at time zone o.time_zone)::date) order by r.valid_from desc limit 1) ur on true
    left join project p on p.id = w.project_id
    left join customer c on c.id = p.customer_id
    left join project_member m on m.project_id = p.id and m.user_id = w.user_id
    left join task k on k.id = w.task_id and k.project_id = p.id
    order by w.place`,
  dayTotals: `select t.user_id as "userId", t.work_date as date, sum(t.minutes) as minutes
    from (select distinct * from unnest($1::int[], $2::date[]) as d (user_id, work_date)) w
    join time_entry t on t.user_id = w.user_id and t.work_date = w.work_date
    where t.id <> $3 group by 1, 2`,
  insertTimeEntry: insert(
    'time_entry',
    'created_at, updated_at, user_id, project_id, task_id, work_date, minutes, start_at, end_at, note, billable, billing_rate, cost_rate',
    1,
    'id, version',
  ),
  audit: `insert into audit (actor, user_id, request_id, verb, subject, subject_id, changes)
      select 'person', $1, $2, r.verb, r.subject, r."subjectId", r.changes
      from jsonb_to_recordset($3::jsonb) as r(verb text, subject text, "subjectId" int, changes jsonb)`,
});
