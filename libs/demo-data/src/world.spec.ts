import 'reflect-metadata';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  add,
  checkLithuanianPersonalCode,
  checkNorwegianIdentityNumber,
  dueOf,
  isBic,
  isIban,
  isKid,
  isLithuanianCompanyCode,
  isLithuanianVatCode,
  isNorwegianOrganisationNumber,
  isNorwegianVatCode,
  isRfReference,
  publicHolidays,
  subtract,
  weekday,
} from '@kontor/domain';
import { tables, world, type TableName } from './index.ts';

type Row = Record<string, string | number | boolean | null>;

const today = '2026-11-21';

function rowsOf(options: { today: string; scale?: number; seed?: number }): Record<TableName, Row[]> {
  const found = Object.fromEntries(Object.keys(tables).map((table) => [table, [] as Row[]])) as Record<TableName, Row[]>;
  for (const { table, columns, rows } of world(options)) {
    for (const row of rows) found[table].push(Object.fromEntries(columns.map((column, index) => [column, row[index]])) as Row);
  }
  return found;
}

const groupBy = (rows: readonly Row[], ...keys: string[]): Map<string, Row[]> => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keys.map((name) => String(row[name])).join(' ');
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return groups;
};
const total = (rows: readonly Row[], key: string): number => add(0, ...rows.map((row) => Number(row[key])));

const pricesOf = ({ project }: Record<TableName, Row[]>) =>
  new Map(project.filter((row) => row['billing'] === 'fixedPrice').map((row) => [row['id'], Number(row['budget_amount'])]));

/** The fixed prices above which invoices of their projects go, drafts too. */
function billedAbovePrice(data: Record<TableName, Row[]>): number[] {
  const billed = groupBy(data.invoice, 'project_id');
  return [...pricesOf(data)]
    .filter(([id, price]) => total(billed.get(String(id)) ?? [], 'net') > price)
    .map(([, price]) => price);
}

describe('the demo firm', () => {
  let data: Record<TableName, Row[]>;
  beforeAll(() => {
    data = rowsOf({ today });
  });

  it('has the size it promises', () => {
    expect(data.invoice).toHaveLength(1500);
    expect(data.customer).toHaveLength(40);
    expect(data.project).toHaveLength(60);
    expect(data.item).toHaveLength(30);
    expect(data.time_entry.length).toBeGreaterThan(9000);
    expect(new Set(data.classifier.map((row) => row['type'])).size).toBe(9);
  });

  it('writes every rate of kroner as kroner for one euro, and offers customers abroad the export rates', () => {
    const dated = [data.estimate, data.invoice, data.credit_note, data.retainer_invoice, data.payment].flat();
    const foreign = dated.filter(({ currency }) => currency === 'NOK');
    expect(foreign.length).toBeGreaterThan(100);
    expect(foreign.filter((row) => row['exchange_rate_inverted'] !== true || Number(row['exchange_rate']) < 5)).toEqual([]);
    expect(data.customer.map((row) => [row['country'], row['tax_treatment']].join(' ')).sort()).toEqual([
      ...Array(26).fill('LT domestic'),
      ...Array(14).fill('NO export'),
    ]);
  });

  it('is the same twice, and another one with another seed', () => {
    const text = (options: Parameters<typeof world>[0]): string => JSON.stringify([...world(options)]);
    const first = text({ today, scale: 0.2 });
    expect(text({ today, scale: 0.2 })).toBe(first);
    expect(text({ today, scale: 0.2, seed: 2 })).not.toBe(first);
  });

  it('gives its people numbers of the right form that nobody has, and rates before their first hour', () => {
    for (const row of data.user_account.filter(({ personal_id }) => personal_id !== null)) {
      const [code, norwegian] = [String(row['personal_id']), row['country'] === 'NO'];
      expect([code, norwegian ? checkNorwegianIdentityNumber(code) : checkLithuanianPersonalCode(code)]).toEqual([code, 'valid']);
      expect(norwegian ? Number(code.slice(2, 4)) > 80 : code.slice(7, 10) === '000').toBe(true);
      expect(isIban(String(row['bank_account']))).toBe(true);
    }
    const first = groupBy(data.user_rate, 'user_id');
    for (const row of data.time_entry)
      expect(first.get(String(row['user_id']))?.some((rate) => String(rate['valid_from']) <= String(row['work_date']))).toBe(
        true,
      );
  });

  it('shows invoices in every state', () => {
    const open = data.invoice.filter((row) => row['status'] === 'sent');
    const counts = {
      draft: data.invoice.filter((row) => row['status'] === 'draft').length,
      paid: data.invoice.filter((row) => row['status'] === 'paid').length,
      void: data.invoice.filter((row) => row['status'] === 'void').length,
      overdue: open.filter((row) => String(row['due_date']) < today).length,
      notDue: open.filter((row) => String(row['due_date']) > today).length,
      partlyPaid: open.filter((row) => Number(row['paid']) > 0).length,
      credit: data.payment.filter((row) => Number(row['unallocated']) > 0).length,
    };
    for (const [state, count] of Object.entries(counts)) expect([state, count > 4]).toEqual([state, true]);
  });

  it('shows credit notes in every state', () => {
    const notes = data.credit_note;
    const counts = {
      draft: notes.filter((row) => row['status'] === 'draft').length,
      void: notes.filter((row) => row['status'] === 'void').length,
      applied: notes.filter((row) => Number(row['applied']) > 0).length,
      credit: notes.filter((row) => Number(row['unallocated']) > 0).length,
      paidBack: notes.filter((row) => Number(row['paid_back']) > 0).length,
    };
    for (const [state, count] of Object.entries(counts)) expect([state, count > 2]).toEqual([state, true]);
  });

  it('has projects of every status and billing kind', () => {
    expect(new Set(data.project.map((row) => row['status']))).toEqual(
      new Set(['planned', 'active', 'onHold', 'completed', 'cancelled']),
    );
    expect(new Set(data.project.map((row) => row['billing']))).toEqual(
      new Set(['fixedPrice', 'projectRate', 'personRate', 'taskRate', 'notBillable']),
    );
  });

  it('bills projects with a fixed price within their price', () => {
    expect(data.invoice.filter((row) => pricesOf(data).has(row['project_id']))).not.toEqual([]);
    expect(billedAbovePrice(data)).toEqual([]);
  });

  it('adds up: total, paid, balance and state of every invoice', () => {
    const paid = groupBy(data.payment_allocation, 'invoice_id');
    const writtenOff = groupBy(data.write_off, 'invoice_id');
    const credited = groupBy(data.credit_allocation, 'invoice_id');
    const applied = groupBy(
      data.retainer_application.filter((row) => !row['is_final']),
      'invoice_id',
    );
    expect(data.write_off).toHaveLength(3);
    const taxes = groupBy(data.invoice_tax, 'invoice_id');
    const lines = groupBy(data.invoice_line, 'invoice_id');
    for (const row of data.invoice) {
      const key = String(row['id']);
      expect(row['paid']).toBe(total(paid.get(key) ?? [], 'amount'));
      expect(row['written_off']).toBe(total(writtenOff.get(key) ?? [], 'amount'));
      expect(row['credited']).toBe(total(credited.get(key) ?? [], 'amount'));
      expect(row['advanced']).toBe(total(applied.get(key) ?? [], 'amount'));
      const settled = add(Number(row['paid']), Number(row['written_off']), Number(row['credited']), Number(row['advanced']));
      expect(row['tax']).toBe(total(taxes.get(key) ?? [], 'amount'));
      expect(row['net']).toBe(total(taxes.get(key) ?? [], 'base'));
      expect(row['subtotal']).toBe(total(lines.get(key) ?? [], 'net'));
      expect(row['total']).toBe(add(Number(row['net']), Number(row['tax'])));
      const due = dueOf({ total: Number(row['total']), prepaid: Number(row['prepaid']), rounding: Number(row['rounding']) });
      expect(row['balance']).toBe(row['status'] === 'void' ? 0 : subtract(due, settled));
      if (row['status'] === 'sent' || row['status'] === 'paid') expect(row['status'] === 'paid').toBe(row['balance'] === 0);
      expect(Number(row['total'])).toBeGreaterThan(0);
    }
  });

  it('charges the tax of its own country only, and names what the law asks where it charges none', () => {
    const rates = new Map(data.tax_rate.map((row) => [row['id'], row]));
    const customers = new Map(data.customer.map((row) => [row['id'], row]));
    const invoices = new Map(data.invoice.map((row) => [row['id'], row]));
    expect(data.tax_rate.filter((row) => String(row['name']).startsWith('MVA'))).toEqual([]);
    const untaxed = new Set<string>();
    for (const line of data.invoice_line) {
      const rate = rates.get(line['tax_rate_id'] ?? 0);
      const invoice = invoices.get(line['invoice_id'] ?? 0);
      const buyer = customers.get(invoice?.['customer_id'] ?? 0);
      const point = String(line['service_to'] ?? invoice?.['invoice_date']);
      expect(String(rate?.['valid_from']) <= point && point <= String(rate?.['valid_to'] ?? '9999')).toBe(true);
      if (line['tax_category'] === 'S') continue;
      untaxed.add(`${String(line['tax_category'])} ${String(buyer?.['country'])}`);
      expect(rate?.['exemption_reason']).toMatch(/PVM įstatymo/);
      if (line['tax_category'] === 'AE') expect(isNorwegianVatCode(String(buyer?.['vat_code']))).toBe(true);
    }
    expect([...untaxed].sort()).toEqual(['AE NO', 'G NO', 'Z LT']);
  });

  it('keeps what neither an invoice nor a retainer invoice uses as credit, until it is paid back', () => {
    const used = groupBy([...data.payment_allocation, ...data.retainer_payment, ...data.payment_refund], 'payment_id');
    const paying = new Set([...data.payment_allocation, ...data.retainer_payment].map((row) => row['payment_id']));
    const deposits = data.payment.filter(({ id }) => !paying.has(id));
    expect(deposits.length).toBeGreaterThan(1);
    expect(deposits.some((row) => Number(row['refunded']) > 0 && Number(row['unallocated']) > 0)).toBe(true);
    for (const row of data.payment) {
      expect(row['unallocated']).toBe(subtract(Number(row['amount']), total(used.get(String(row['id'])) ?? [], 'amount')));
    }
  });

  it.each([
    [1, 'INV', true],
    [2, 'P', false],
  ])('numbers the invoices of series %i without gaps, with dates that never run backwards', (id, letters, isDefault) => {
    const issued = data.invoice.filter((row) => row['number_series_id'] === id);
    expect(issued.length).toBeGreaterThan(20);
    const expected = new Map<string, number>();
    let before = '';
    for (const row of issued) {
      const date = String(row['invoice_date']);
      const year = date.slice(0, 4);
      const next = (expected.get(year) ?? 0) + 1;
      expected.set(year, next);
      expect(row['number']).toBe(`${letters}-${year}-${String(next).padStart(4, '0')}`);
      expect(date >= before).toBe(true);
      before = date;
    }
    const series = data.number_series.find((row) => row['id'] === id);
    expect(series?.['is_default']).toBe(isDefault);
    expect(series?.['next_number']).toBe((expected.get('2026') ?? 0) + 1);
    expect(series?.['last_issued_date']).toBe(before);
  });

  it('shows what a document can add and take off', () => {
    const some = (rows: Row[], of: (row: Row) => unknown): number => rows.filter((row) => Boolean(of(row))).length;
    expect(some(data.invoice, (row) => row['charge'])).toBeGreaterThan(5);
    expect(some(data.invoice, (row) => row['prepaid'])).toBeGreaterThan(2);
    expect(some(data.invoice, (row) => row['rounding'])).toBeGreaterThan(2);
    expect(some(data.invoice_line, (row) => row['charge'])).toBeGreaterThan(2);
    expect(some(data.invoice_line, (row) => row['discount_amount'])).toBeGreaterThan(2);
  });

  it('lets nothing happen today or later, and nothing be due before it is issued', () => {
    for (const row of data.invoice) {
      expect(String(row['due_date']) >= String(row['invoice_date'])).toBe(true);
      expect(String(row['invoice_date']) < today).toBe(true);
    }
    for (const row of data.payment) expect(String(row['payment_date']) < today).toBe(true);
    for (const row of data.time_entry) expect(String(row['work_date']) < today).toBe(true);
    for (const row of data.audit) expect(String(row['at']) < today).toBe(true);
  });

  it('puts each hour on one living invoice of the right customer at most', () => {
    const entries = new Map(data.time_entry.map((row) => [row['id'], row]));
    const projects = new Map(data.project.map((row) => [row['id'], row]));
    const lines = new Map(data.invoice_line.map((row) => [row['id'], row]));
    const invoices = new Map(data.invoice.map((row) => [row['id'], row]));
    const minutes = new Map<Row, number>();
    const billed = data.invoice_source.filter((row) => row['time_entry_id'] !== null);
    expect(new Set(billed.map((row) => row['time_entry_id'])).size).toBe(billed.length);
    for (const source of billed) {
      const entry = entries.get(source['time_entry_id'] ?? 0) ?? {};
      const line = lines.get(source['invoice_line_id'] ?? 0) ?? {};
      const invoice = invoices.get(line['invoice_id'] ?? 0) ?? {};
      expect(invoice['status']).not.toBe('void');
      expect(invoice['customer_id']).toBe(projects.get(entry['project_id'] ?? 0)?.['customer_id']);
      expect(entry['billing_rate']).toBe(line['unit_price']);
      minutes.set(line, (minutes.get(line) ?? 0) + Number(entry['minutes']));
    }
    for (const [line, sum] of minutes) expect(Math.abs(Number(line['quantity']) * 60 - sum)).toBeLessThan(0.001);
  });

  it('keeps the day limit and the working days', () => {
    for (const rows of groupBy(data.time_entry, 'user_id', 'work_date').values()) {
      const minutes = total(rows, 'minutes');
      expect(minutes).toBeGreaterThanOrEqual(300);
      expect(minutes).toBeLessThanOrEqual(540);
    }
    const free = new Set([2025, 2026].flatMap((year) => publicHolidays('LT', year).map((day) => day.date)));
    for (const row of data.time_entry) {
      const date = String(row['work_date']);
      expect(weekday(date)).toBeLessThanOrEqual(5);
      // John Doe works in Vilnius.
      if (row['user_id'] === 1) expect(free.has(date)).toBe(false);
    }
  });

  it('logs hours only while their project runs', () => {
    const projects = new Map(data.project.map((row) => [row['id'], row]));
    for (const row of data.time_entry) {
      const project = projects.get(row['project_id'] ?? 0);
      expect(String(project?.['start_date']) <= String(row['work_date'])).toBe(true);
      expect(project?.['end_date'] === null || String(project?.['end_date']) >= String(row['work_date'])).toBe(true);
    }
  });

  it('has numbers that pass their checks: companies, accounts, payment references', () => {
    for (const row of data.customer.filter((customer) => customer['legal_code'] !== null)) {
      const isRight = row['country'] === 'NO' ? isNorwegianOrganisationNumber : isLithuanianCompanyCode;
      expect([row['name'], isRight(String(row['legal_code']))]).toEqual([row['name'], true]);
    }
    for (const row of data.customer.filter((customer) => customer['vat_code'] !== null)) {
      const isRight = row['country'] === 'NO' ? isNorwegianVatCode : isLithuanianVatCode;
      expect([row['name'], isRight(String(row['vat_code']))]).toEqual([row['name'], true]);
    }
    expect(data.bank_account.every((row) => isIban(String(row['iban'])) && isBic(String(row['bic'])))).toBe(true);
    for (const row of data.invoice.filter((invoice) => invoice['number'] !== null)) {
      const isRight = row['currency'] === 'NOK' ? isKid : isRfReference;
      expect([row['number'], isRight(String(row['payment_reference']))]).toEqual([row['number'], true]);
    }
  });

  it('charges the rate of the day: 9 % for lodging in 2025, 12 % from 2026', () => {
    const dates = new Map(data.invoice.map((row) => [row['id'], String(row['invoice_date'])]));
    const dated = (name: string): string[] =>
      data.invoice_line.filter((row) => row['tax_name'] === name).map((row) => dates.get(row['invoice_id'] ?? 0) ?? '');
    expect(dated('PVM 9 %').length).toBeGreaterThan(0);
    expect(dated('PVM 9 %').every((date) => date <= '2025-12-31')).toBe(true);
    expect(dated('PVM 12 %').length).toBeGreaterThan(0);
    expect(dated('PVM 12 %').every((date) => date >= '2026-01-01')).toBe(true);
  });

  it('gives every customer one primary contact', () => {
    const contacts = groupBy(data.contact, 'customer_id');
    expect(contacts.size).toBe(40);
    for (const rows of contacts.values()) expect(rows.filter((row) => row['is_primary']).length).toBe(1);
  });

  it('has the sample accounts under their ids', () => {
    expect(
      data.user_account.slice(0, 2).map((row) => [row['id'], row['email'], row['password'], row['username'], row['full_name']]),
    ).toEqual([
      [1, 'admin@demo.com', 'admin', 'johndoe', 'John Doe'],
      [2, 'client@demo.com', 'client', 'janedoe', 'Jane Doe'],
    ]);
    expect(new Set(data.user_account.map((row) => row['email'])).size).toBe(data.user_account.length);
  });

  it('has advances that invoices used whole and in part, and that were paid back, each with its history', () => {
    const some = (is: (paid: number, applied: number, refunded: number) => boolean): boolean =>
      data.retainer_invoice.some((row) => is(Number(row['paid']), Number(row['applied']), Number(row['refunded'])));
    expect(some((paid, applied) => applied > 0 && applied === paid)).toBe(true);
    expect(some((paid, applied) => applied > 0 && applied < paid)).toBe(true);
    expect(some((paid, _, refunded) => refunded > 0 && refunded === paid)).toBe(true);
    const verbsOf = (id: unknown) =>
      data.audit.filter((row) => row['subject'] === 'RetainerInvoice' && row['subject_id'] === id).map((row) => row['verb']);
    for (const row of data.retainer_invoice) {
      const verbs = verbsOf(row['id']);
      expect(verbs.includes('send')).toBe(row['number'] !== null);
      expect(verbs.includes('recordPayment')).toBe(Number(row['paid']) > 0);
      expect(verbs.includes('apply')).toBe(Number(row['applied']) > 0);
      expect(verbs.includes('refund')).toBe(Number(row['refunded']) > 0);
    }
  });

  /** The invoice that uses an advance, its lines that come from it, and its application. */
  const useOf = (retainer: Row | undefined, table: 'retainer_hours_line' | 'retainer_application_line') => {
    const application = data.retainer_application.find((row) => row['retainer_invoice_id'] === retainer?.['id']);
    const invoice = data.invoice.find((row) => row['id'] === application?.['invoice_id']);
    const own = data[table].filter((row) => row['retainer_application_id'] === application?.['id']);
    const lines = data.invoice_line.filter((row) => own.some((one) => one['invoice_line_id'] === row['id']));
    expect(lines.every((row) => row['invoice_id'] === invoice?.['id'])).toBe(true);
    return { application, invoice, own, lines };
  };

  it('has prepaid hours that a draft of hours drew at their price, so that they stand on the invoice and stay', () => {
    const sold = data.retainer_invoice.filter((row) => Number(row['prepaid_minutes']) > 0);
    expect(sold).toHaveLength(1);
    const [retainer] = sold;
    const { application, invoice, lines } = useOf(retainer, 'retainer_hours_line');
    expect(Number(retainer?.['drawn_minutes'])).toBeGreaterThan(0);
    expect(Number(retainer?.['drawn_minutes'])).toBeLessThan(Number(retainer?.['prepaid_minutes']));
    expect(application).toMatchObject({ is_final: true, minutes: retainer?.['drawn_minutes'], amount: retainer?.['applied'] });
    expect(invoice).toMatchObject({ prepaid: application?.['amount'], advanced: 0 });
    const own = data.invoice_line.filter((row) => row['invoice_id'] === invoice?.['id'] && row['unit'] === 'HUR');
    expect(lines.length).toBeGreaterThan(0);
    const worth = total(
      data.retainer_invoice_line.filter((row) => row['retainer_invoice_id'] === retainer?.['id']),
      'unit_price',
    );
    expect(total(own, 'net')).toBeCloseTo((worth * Number(retainer?.['drawn_minutes'])) / 60, 1);
  });

  it('has an advance with tax that an invoice deducts before tax, and one that waits for its money', () => {
    const taxed = data.retainer_invoice.filter((row) => row['carries_tax']);
    expect(taxed.map((row) => row['status']).sort()).toEqual(['paid', 'sent']);
    for (const row of taxed) {
      const taxes = data.retainer_invoice_tax.filter((one) => one['retainer_invoice_id'] === row['id']);
      expect([total(taxes, 'base'), total(taxes, 'amount')]).toEqual([row['net'], row['tax']]);
      expect(add(Number(row['net']), Number(row['tax']))).toBe(row['total']);
      expect(row['tax']).toBeGreaterThan(0);
    }
    const { application, invoice, own, lines } = useOf(
      taxed.find((row) => row['status'] === 'paid'),
      'retainer_application_line',
    );
    expect(application).toMatchObject({ is_final: true, minutes: 0 });
    expect(add(total(own, 'base'), total(own, 'amount'))).toBe(application?.['amount']);
    expect(total(lines, 'net')).toBe(-total(own, 'base'));
    expect(lines.map((row) => row['quantity'])).toEqual([-1]);
    expect(invoice?.['prepaid']).toBe(0);
  });

  it('has recurring invoices with the invoices that they made', () => {
    expect(data.recurring_invoice_run.length).toBeGreaterThan(3);
    for (const run of data.recurring_invoice_run) {
      const invoice = data.invoice.find((row) => row['id'] === run['invoice_id']);
      const recurring = data.recurring_invoice.find((row) => row['id'] === run['recurring_invoice_id']);
      const made = [invoice?.['invoice_date'], invoice?.['customer_id'], invoice?.['subtotal']];
      expect(made).toEqual([run['run_date'], recurring?.['customer_id'], recurring?.['subtotal']]);
    }
  });

  it('writes the history in the order of time', () => {
    const moments = data.audit.map((row) => String(row['at']));
    expect([...moments].sort()).toEqual(moments);
  });
});

// Month ends, year ends and leap days are where miscounting happens.
it.each(['2026-01-01', '2026-03-01', '2028-02-29', '2026-12-31'])('keeps its promises on %s', (date) => {
  const data = rowsOf({ today: date, scale: 0.3 });
  expect(data.invoice).toHaveLength(450);
  expect(data.invoice.every((row) => String(row['invoice_date']) < date)).toBe(true);
  const numbers = data.invoice.map((row) => row['number']).filter((number) => number !== null);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(billedAbovePrice(data)).toEqual([]);
});
