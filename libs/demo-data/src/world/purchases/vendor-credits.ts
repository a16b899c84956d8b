import { addDays, compare, percentOf, subtract } from '@kontor/domain';
import { baseColumns, type RowOf } from '../tables.ts';

type Bought = { bills: readonly RowOf<'bill'>[]; lines: readonly RowOf<'bill_line'>[]; taxes: readonly RowOf<'bill_tax'>[] };
type State = 'used' | 'partlyRefunded' | 'applied' | 'open' | 'draft' | 'void';

/** The states in which credit notes stand, one after the other. */
const states: readonly State[] = ['applied', 'used', 'draft', 'partlyRefunded', 'void', 'open'];
const reasons = ['Grąžinta prekė', 'Sąskaitoje nurodyta per didelė suma', 'Paslauga nesuteikta', 'Nuolaida už apyvartą'];

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Credit notes of vendors, each for a whole paid bill with one line, in every state; some pay a part of another bill of the vendor. Returns the
 * bills as they are afterwards.
 */
export function vendorCreditRows({ bills, lines, taxes }: Bought, lastDay: string, scale: number) {
  const linesOf = (id: unknown) => lines.filter((line) => line.bill_id === id);
  const isPlain = (bill: RowOf<'bill'>): boolean => bill.status === 'paid' && bill.discount_percent === null;
  const wanted = Math.max(12, Math.round(12 * scale));
  const every = Math.max(1, Math.floor(bills.length / (wanted * 4)));
  const corrected = bills.filter((bill, at) => at % every === 0 && isPlain(bill) && linesOf(bill.id).length === 1).slice(-wanted);
  const settled = new Map<unknown, RowOf<'bill'>>();
  const notes: RowOf<'vendor_credit_note'>[] = [];
  const applications: RowOf<'vendor_credit_application'>[] = [];
  const refunds: RowOf<'vendor_refund'>[] = [];
  corrected.forEach((bill, at) => {
    const id = at + 1;
    const date = [addDays(text(bill.bill_date), 9), lastDay].sort()[0] ?? lastDay;
    const total = Number(bill.total);
    const owing = bills.find(
      (one) =>
        one.status === 'open' && one.vendor_id === bill.vendor_id && one.currency === bill.currency && !settled.has(one.id),
    );
    const planned = states[at % states.length] ?? 'open';
    const state = planned === 'applied' && !owing ? 'open' : planned;
    const half = percentOf(total, 50);
    let applied = 0;
    if (state === 'applied' && owing) {
      const most = percentOf(Number(owing.balance), 50);
      applied = compare(half, most) > 0 ? most : half;
      settled.set(owing.id, {
        ...owing,
        status: 'partlyPaid',
        credited: applied,
        balance: subtract(Number(owing.balance), applied),
      });
      const day = [text(owing.bill_date), date].sort()[1] ?? date;
      applications.push({
        id: applications.length + 1,
        vendor_credit_note_id: id,
        bill_id: owing.id,
        application_date: day,
        amount: applied,
      });
    }
    const refunded = state === 'used' ? total : state === 'partlyRefunded' ? half : 0;
    if (refunded > 0)
      refunds.push({
        id: refunds.length + 1,
        vendor_credit_note_id: id,
        refund_date: date,
        amount: refunded,
        method: 'bankTransfer',
        reference: `KR-${100 + id}`,
      });
    const status = state === 'applied' || state === 'partlyRefunded' ? 'open' : state;
    notes.push({
      ...baseColumns(id, `${date}T09:00:00Z`),
      status,
      number: `KR-${100 + id}`,
      vendor_id: bill.vendor_id,
      credit_date: date,
      supply_date: bill.bill_date,
      currency: bill.currency,
      exchange_rate: bill.exchange_rate,
      exchange_rate_date: bill.exchange_rate_date,
      reverse_charge: bill.reverse_charge,
      subtotal: bill.subtotal,
      discount: bill.discount,
      net: bill.net,
      tax: bill.tax,
      reverse_tax: bill.reverse_tax,
      deductible_tax: bill.deductible_tax,
      total,
      applied,
      refunded,
      available: status === 'void' ? 0 : subtract(total, applied + refunded),
      opened_at: status === 'draft' ? null : `${date}T10:00:00Z`,
      void_reason: status === 'void' ? 'Entered twice' : null,
      comment: reasons[at % reasons.length] ?? null,
    });
  });
  const noteOf = new Map(corrected.map((bill, at) => [bill.id, at + 1]));
  const copied = <Row extends { bill_id?: unknown }>(rows: readonly Row[]) =>
    rows.flatMap(({ bill_id: billId, ...row }) => {
      const note = noteOf.get(billId as number);
      return note === undefined ? [] : [{ ...row, vendor_credit_note_id: note }];
    });
  return {
    bills: bills.map((bill) => settled.get(bill.id) ?? bill),
    notes,
    lines: copied(lines).map(
      ({ customer_id: _, billable: __, mark_up_percent: ___, mark_up: ____, unit_price: _____, ...line }, at) => ({
        ...line,
        id: at + 1,
      }),
    ),
    taxes: copied(taxes).map((tax, at) => ({ ...tax, id: at + 1 })),
    corrected: corrected.map((bill, at) => ({ id: at + 1, vendor_credit_note_id: at + 1, bill_id: bill.id })),
    applications,
    refunds,
  };
}
