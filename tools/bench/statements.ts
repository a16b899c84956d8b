// The statements of the lists, as the product sends them, for the floor: `node --import ./tools/ts.mjs tools/bench/statements.ts`.
// They are made from the lists themselves, so a column that is added to ours is added to the floor.
import 'reflect-metadata';
import { invoiceDetail, invoiceList } from '../../apps/api/src/invoices/invoices.list.ts';
import { timeEntryList } from '../../apps/api/src/time-entries/time-entries.list.ts';
import { joinsOf, selectOf, type List } from '../../apps/api/src/rest/list.ts';

function rows<T>(list: List<T>, rest: string): string {
  const wanted = selectOf(list.columns);
  return `select ${wanted} from ${list.table} ${joinsOf(list, `${wanted} ${rest}`)} ${rest}`;
}

const filter = 'where (i.status = $1 and c.name::text ilike $2)';
process.stdout.write(
  JSON.stringify({
    list: rows(invoiceList, `${filter} order by i.invoice_date desc, i.id desc limit $3 offset $4`),
    count: `select count(*) as total from invoice i join customer c on c.id = i.customer_id ${filter}`,
    invoice: rows(invoiceDetail, 'where i.id = $1'),
    timeEntry: rows(timeEntryList, 'where t.id = $1'),
  }),
);
