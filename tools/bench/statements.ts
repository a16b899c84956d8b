// Prints the product's list statements for the floor: `node --import ./tools/ts.mjs tools/bench/statements.ts`. They are
// generated from the lists, so the floor follows every added column.
import 'reflect-metadata';
import { sql } from 'kysely';
import { compiled } from '../../apps/api/src/platform/facts/compiled.ts';
import { invoiceDetail, invoiceList } from '../../apps/api/src/sales/invoices/invoices.list.ts';
import type { Order } from '../../apps/api/src/platform/rest/query/order.ts';
import { foundPage } from '../../apps/api/src/platform/rest/query/search.ts';
import { joinsOf, rowsText, selectOf } from '../../apps/api/src/platform/rest/query/select.ts';
import type { List } from '../../apps/api/src/platform/rest/list.ts';
import { tableText } from '../../apps/api/src/platform/rest/table.ts';
import { timeEntryList } from '../../apps/api/src/work/time-entries/time-entries.list.ts';

function one<T>(list: List<T>): string {
  const wanted = selectOf(list.columns);
  return `select ${wanted.sql} from ${tableText(list.from)} ${joinsOf(list, [wanted])} where ${list.id} = $1`;
}

const { columns } = invoiceList;
const order: Order = { column: columns.invoiceDate, direction: 'DESC', collation: '' };
// The floor gives the four values: status, text, number of rows and those before them.
const where = sql`where (i.status = ${'sent'} and c.name::text ilike (select ${'%'}))`;
const found = foundPage(invoiceList, [{ where, joins: columns.customerName.joins }], order, { first: 0, rowCount: 25 });
process.stdout.write(
  JSON.stringify({
    found: compiled((db) => ({ compile: () => found.compile(db) })).sql,
    page: rowsText(invoiceList, columns, { sql: 'where i.id = any($1)', joins: [] }, order),
    invoice: one(invoiceDetail),
    timeEntry: one(timeEntryList),
  }),
);
