import { eInvoiceGapsOf, type EInvoiceGap, type EInvoiceState } from '@kontor/domain';
import type { Proof } from '../../platform/subjects/subject.ts';
import type { DocumentSnapshot } from '../snapshot.ts';

type Row = Pick<DocumentSnapshot, 'seller' | 'buyer'> & {
  id: number;
  isVoid: boolean;
  state: EInvoiceState;
  gaps: EInvoiceGap[];
  hasOwnFile: boolean;
  isOld: boolean;
};

const atOnce = 2000;
const shown = 20;

/** The reason why what is stored cannot be right; undefined if it can. */
function breach({ seller, buyer, isVoid, state, gaps, hasOwnFile }: Row): string | undefined {
  if (state === 'ready' && !hasOwnFile) return 'has the file of another record as its e-invoice';
  // Issued before there were e-invoices: its parties do not tell how the customer gets invoices.
  if (!buyer?.invoiceChannel)
    return state === 'none' ? undefined : `has an e-invoice that is ${state}, without what one is made of`;
  const needed = eInvoiceGapsOf({ seller, buyer });
  if (needed.join() !== gaps.join()) return `has no e-invoice because of [${gaps.join()}] instead of [${needed.join()}]`;
  if (state === 'none' && !isVoid) return 'has neither an e-invoice nor a reason why not';
  return undefined;
}

/** Computes again which issued documents of a table have an e-invoice, and why the others have none. `needed` says in SQL which of them `d` need one. */
export const eInvoicesAreThere =
  (table: string, subject: string, needed = 'true'): Proof =>
  async (client) => {
    const problems: string[] = [];
    const waiting: number[] = [];
    let [checked, last, wrong] = [0, 0, 0];
    for (;;) {
      const { rows } = await client.query<Row>(
        `select d.id, d.status = 'void' as "isVoid", d.e_invoice_state as state, d.e_invoice_gaps as gaps, d.snapshot->'seller' as seller,
          d.snapshot->'buyer' as buyer, coalesce(f.subject = $3 and f.subject_id = d.id, false) as "hasOwnFile",
          d.sent_at < now() - interval '1 day' as "isOld"
        from ${table} d left join file f on f.id = d.e_invoice_file_id where d.id > $1 and d.snapshot is not null and ${needed} order by d.id limit $2`,
        [last, atOnce, subject],
      );
      for (const row of rows) {
        if (row.state === 'failed' || (row.state === 'pending' && row.isOld)) waiting.push(row.id);
        const found = breach(row);
        if (found && (wrong += 1) <= shown) problems.push(`${subject} ${row.id} ${found}`);
      }
      checked += rows.length;
      last = rows.at(-1)?.id ?? last;
      if (rows.length < atOnce) break;
    }
    if (wrong > shown) problems.push(`${wrong - shown} more of ${subject} have no right e-invoice`);
    const warnings = waiting.length
      ? [`the file of the e-invoice could not be stored (${waiting.length}): ${subject} ${waiting.slice(0, shown).join(', ')}`]
      : [];
    return { problems, warnings, checked: { [`eInvoicesOf${subject}`]: checked } };
  };
