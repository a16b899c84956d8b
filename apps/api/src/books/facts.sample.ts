import type { Random } from '../../test/random.ts';

export type Told = {
  family:
    | 'income'
    | 'incomeLines'
    | 'incomeOfPeople'
    | 'paidIncome'
    | 'paidIncomeLines'
    | 'cash'
    | 'cost'
    | 'paidCost'
    | 'paidCostLines'
    | 'hours'
    | 'labour'
    | 'stock'
    | 'openInvoices'
    | 'openBills'
    | 'salesTax'
    | 'purchaseTax';
  day: string;
  keys: Record<string, number>;
  /** Hundredths. */
  measures: Record<string, bigint>;
};
type Stored = { table: string; row: Record<string, unknown> };
type Rate = { rate: string; inverted: boolean; currency: string };

const rates: readonly Rate[] = [
  { rate: '1', inverted: false, currency: 'EUR' },
  { rate: '0.0853', inverted: false, currency: 'NOK' },
  { rate: '11.735', inverted: true, currency: 'NOK' },
];
const scale = 10_000_000_000n;
const scaled = ({ rate }: Rate): bigint => BigInt(Math.round(Number(rate) * 1e10));

/** An amount in cents at a rate, as a whole and a rest over a common denominator. */
function atRate(cents: bigint, rate: Rate): { floor: bigint; rest: bigint; of: bigint } {
  const [above, of] = rate.inverted ? [cents * scale, scaled(rate)] : [cents * scaled(rate), scale];
  const rest = ((above % of) + of) % of;
  return { floor: (above - rest) / of, rest, of };
}
/** Rounded half away from zero. */
function inBase(cents: bigint, rate: Rate): bigint {
  const { floor, rest, of } = atRate(cents < 0n ? -cents : cents, rate);
  const whole = floor + (2n * rest >= of ? 1n : 0n);
  return cents < 0n ? -whole : whole;
}
/** By largest remainder, so that they add up to the document. */
function shares(parts: readonly bigint[], rate: Rate): bigint[] {
  const exact = parts.map((part, at) => ({ at, ...atRate(part, rate) }));
  const whole = inBase(
    parts.reduce((all, part) => all + part, 0n),
    rate,
  );
  let left = Number(whole - exact.reduce((all, { floor }) => all + floor, 0n));
  const given = exact.map(({ floor }) => floor);
  const inOrder = [...exact].sort((a, b) => (b.rest > a.rest ? 1 : b.rest < a.rest ? -1 : a.at - b.at));
  for (let next = 0; left > 0; next += 1, left -= 1) {
    const { at } = inOrder[next % inOrder.length] as { at: number };
    given[at] = (given[at] ?? 0n) + 1n;
  }
  return given;
}

type Fraction = readonly [above: bigint, of: bigint];
const times = (one: Fraction, [above, of]: Fraction): Fraction => [one[0] * above, one[1] * of];
const rateOf = (rate: Rate): Fraction => (rate.inverted ? [scale, scaled(rate)] : [scaled(rate), scale]);

/** Exact parts of a whole in cents by largest remainder, each to six places first. */
function sharesOf(whole: bigint, parts: readonly Fraction[]): bigint[] {
  const places = 1_000_000n;
  const fine = parts.map(([above, of]) => (2n * above * places + of) / (2n * of));
  const given = fine.map((one) => one / places);
  const inOrder = fine.map((one, at) => ({ at, rest: one % places })).sort((a, b) => Number(b.rest - a.rest) || a.at - b.at);
  const left = whole - sumOf(given);
  const [each, more] = [left / BigInt(parts.length), left % BigInt(parts.length)];
  inOrder.forEach(({ at }, place) => {
    given[at] = (given[at] ?? 0n) + each + (BigInt(place) < more ? 1n : 0n);
  });
  return given;
}

/** What of an amount is `of` a whole, rounded half away from zero. */
const part = (amount: bigint, of: bigint, whole: bigint): bigint => (2n * amount * of + whole) / (2n * whole);

const money = (cents: bigint): string =>
  `${cents < 0n ? '-' : ''}${String(cents < 0n ? -cents : cents)
    .padStart(3, '0')
    .replace(/(..)$/, '.$1')}`;
const sumOf = (parts: readonly bigint[]): bigint => parts.reduce((all, part) => all + part, 0n);

/** Rows of all nouns that have facts, in all states, and what counts of them, computed without the database. */
export function randomBooks(random: Random): { rows: Stored[]; told: Told[] } {
  const rows: Stored[] = [];
  const told: Told[] = [];
  const cents = (to = 500_000): bigint => BigInt(random.whole(1, to));
  const day = (): string => `2026-${String(random.whole(1, 6)).padStart(2, '0')}-${String(random.whole(1, 28)).padStart(2, '0')}`;
  const latest = (...days: string[]): string => [...days].sort().at(-1) ?? '';
  const later = (from: string): string => [from, day()].sort()[1] ?? from;
  const id = (): number => random.whole(1, 4);
  const put = (table: string, row: Record<string, unknown>): void => void rows.push({ table, row });
  const tell = (family: Told['family'], on: string, keys: Told['keys'], measures: Told['measures']): void =>
    void told.push({ family, day: on, keys, measures });
  const signed = (sign: bigint, measures: Record<string, bigint>) =>
    Object.fromEntries(Object.entries(measures).map(([name, value]) => [name, sign * value]));
  const moneyOf = (net: bigint, total: bigint, rate: Rate) => ({
    net,
    total,
    base_net: inBase(net, rate),
    base_total: inBase(total, rate),
  });
  const exchange = ({ rate, inverted, currency }: Rate) => ({ exchange_rate: rate, exchange_rate_inverted: inverted, currency });

  const months = new Map<
    string,
    { minutes: number; billable: number; unbilled: number; entries: number; row: Record<string, unknown> }
  >();
  let entryId = 0;
  const work = (billable: boolean, isUnbilled: boolean) => {
    const keys = { user_id: id(), project_id: id(), task_id: id() };
    const [date, minutes] = [day(), random.whole(1, 600)];
    const rate = random.chance(90) ? cents(9000) : null;
    const open = billable && isUnbilled;
    entryId += 1;
    put('time_entry', {
      id: entryId,
      ...keys,
      work_date: date,
      minutes,
      billable,
      cost_rate: rate === null ? null : money(rate),
    });
    if (open) put('unbilled_entry', { time_entry_id: entryId, ...keys, work_date: date, minutes });
    const hundredths = BigInt(minutes) * 100n;
    const ofIt = { minutes: hundredths, billable_minutes: billable ? hundredths : 0n };
    tell('hours', date, keys, { ...ofIt, unbilled_minutes: open ? hundredths : 0n, entries: 100n });
    const wages = BigInt(minutes) * (rate ?? 0n);
    // With what a Lithuanian employer pays on top, 1.77 %.
    tell('labour', date, keys, { ...ofIt, gross: part(wages, 1n, 60n), cost: part(wages, 10_177n, 600_000n) });
    const { user_id, project_id } = keys;
    const key = `${date.slice(0, 7)} ${user_id} ${project_id}`;
    const kept = months.get(key) ?? {
      minutes: 0,
      billable: 0,
      unbilled: 0,
      entries: 0,
      row: { month: `${date.slice(0, 7)}-01`, user_id, project_id },
    };
    months.set(key, {
      ...kept,
      minutes: kept.minutes + minutes,
      billable: kept.billable + (billable ? minutes : 0),
      unbilled: kept.unbilled + (open ? minutes : 0),
      entries: kept.entries + 1,
    });
    return { ...keys, minutes, id: entryId };
  };

  let next = 0;
  const issued = { snapshot: '{}', number_series_id: 1 };
  type Group = ReturnType<typeof someGroups>[number];
  let lineId = 0;
  /** Lines by their tax, with a discount and a charge; some bill the work of several people on several projects. */
  const someGroups = () =>
    [21n, 9n].slice(0, random.whole(1, 2)).map((percent) => {
      const lines = Array.from({ length: random.whole(1, 3) }, () => ({
        id: (lineId += 1),
        net: cents(),
        ...(random.chance(70) && { item_id: id() }),
        entries: Array.from({ length: random.whole(0, 3) }, () => work(true, false)),
      }));
      const net = sumOf(lines.map((line) => line.net));
      const [discount, charge] = [
        random.chance(50) ? net / BigInt(random.whole(2, 9)) : 0n,
        random.chance(30) ? cents(9000) : 0n,
      ];
      const base = net - discount + charge;
      return { percent, tax_rate_id: Number(percent), lines, net, discount, charge, base, tax: (base * percent + 50n) / 100n };
    });
  const putGroups = (table: 'invoice' | 'credit_note' | 'retainer_invoice', document: number, groups: readonly Group[]): void => {
    let position = 0;
    for (const { percent, tax_rate_id, lines, discount, charge, base, tax } of groups) {
      const amounts = { discount: money(discount), charge: money(charge), base: money(base), amount: money(tax) };
      put(`${table}_tax`, { [`${table}_id`]: document, category: 'S', percent: Number(percent), ...amounts });
      for (const { id: line, net, item_id, entries } of lines) {
        put(`${table}_line`, {
          ...(table === 'invoice' && { id: line }),
          ...(table === 'credit_note' && { invoice_line_id: line }),
          [`${table}_id`]: document,
          position: (position += 1),
          description: 'x',
          quantity: 1,
          unit: 'C62',
          unit_price: money(net),
          tax_rate_id,
          tax_name: 'x',
          tax_percent: Number(percent),
          tax_category: 'S',
          net: money(net),
          item_id: item_id ?? null,
        });
        if (table === 'invoice')
          for (const { id: time_entry_id } of entries) put('invoice_source', { invoice_line_id: line, time_entry_id });
      }
    }
  };
  /** What each line of a document brings, or its share of what was paid. */
  const linesOf = (groups: readonly Group[], rate: Rate, paid?: bigint) => {
    const [net, total] = [sumOf(groups.map(({ base }) => base)), sumOf(groups.map(({ base, tax }) => base + tax))];
    const rows = groups.flatMap((group) =>
      group.lines.flatMap(({ net: line, item_id, entries }) => {
        const worked = new Map<string, { project_id: number; user_id: number; minutes: number }>();
        for (const { project_id, user_id, minutes } of entries) {
          const key = `${project_id} ${user_id}`;
          worked.set(key, { project_id, user_id, minutes: minutes + (worked.get(key)?.minutes ?? 0) });
        }
        const all = entries.reduce((sum, { minutes }) => sum + minutes, 0);
        const keys = { tax_rate_id: group.tax_rate_id, ...(item_id !== undefined && { item_id }) };
        if (worked.size === 0) return [{ group, keys, of: [line, group.net] as Fraction }];
        return [...worked]
          .sort(([one], [other]) => one.localeCompare(other))
          .map(([, { minutes, ...work }]) => ({
            group,
            keys: { ...keys, ...work },
            of: [line * BigInt(minutes), group.net * BigInt(all)] as Fraction,
          }));
      }),
    );
    const share = (ofGroup: (group: Group) => bigint, whole: bigint, ofPaid: bigint) => {
      const parts = rows.map(({ group, of }) =>
        times(times(of, [ofGroup(group), 1n]), paid === undefined ? [1n, 1n] : [paid, total]),
      );
      const base = (exact: bigint) =>
        sharesOf(
          inBase(exact, rate),
          parts.map((part) => times(part, rateOf(rate))),
        );
      const own =
        paid === undefined
          ? groups.flatMap((group) =>
              sharesOf(
                ofGroup(group),
                parts.filter((_part, at) => rows[at]?.group === group),
              ),
            )
          : sharesOf(ofPaid, parts);
      return { own, base: rate.rate === '1' ? own : base(paid === undefined ? whole : ofPaid) };
    };
    const ofNet = share(({ base }) => base, net, part(paid ?? 0n, net, total));
    const ofTotal = share(({ base, tax }) => base + tax, total, paid ?? 0n);
    return rows.map(({ keys }, at) => ({
      keys,
      measures: {
        net: ofNet.own[at] ?? 0n,
        total: ofTotal.own[at] ?? 0n,
        base_net: ofNet.base[at] ?? 0n,
        base_total: ofTotal.base[at] ?? 0n,
      },
    }));
  };

  /** Each tax row is converted by itself. */
  const tellTaxes = (groups: readonly Group[], rate: Rate, customer_id: number, on: string, sign = 1n): void => {
    for (const { lines, net, base, tax, tax_rate_id } of groups) {
      const shareOf = (whole: bigint) =>
        sharesOf(
          inBase(whole, rate),
          lines.map((line) => times(times([line.net, net], rateOf(rate)), [whole, 1n])),
        );
      const [bases, taxes] = [shareOf(base), shareOf(tax)];
      bases.forEach((share, at) =>
        tell('salesTax', on, { customer_id, tax_rate_id }, signed(sign, { base: share, tax: taxes[at] ?? 0n })),
      );
    }
  };

  for (let count = 0; count < 40; count += 1) {
    const rate = random.pick(rates);
    const own = random.chance(60) ? id() : null;
    const keys = { customer_id: id(), ...(own !== null && { project_id: own }) };
    // One is credited, so that a breach has something to break.
    const isCredited = count === 0;
    const status = isCredited ? 'paid' : random.pick(['draft', 'sent', 'sent', 'paid', 'void']);
    const [date, other] = [day(), day()];
    const supplied = random.chance(30) ? other : date;
    const invoiceId = (next += 1);
    const groups = someGroups();
    const [net, tax, discount, charge] = (['base', 'tax', 'discount', 'charge'] as const).map((key) =>
      sumOf(groups.map((group) => group[key])),
    ) as [bigint, bigint, bigint, bigint];
    const total = net + tax;
    const opening = !isCredited && status !== 'draft' && random.chance(15);
    const figures = opening
      ? { subtotal: total, discount: 0n, charge: 0n, net: total, tax: 0n, total }
      : { subtotal: net + discount - charge, discount, charge, net, tax, total };
    const amounts = Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, money(value)]));
    const paid = status === 'paid' ? total : status === 'sent' && random.chance(60) ? total / 3n : 0n;
    const writtenOff = status === 'sent' && random.chance(20) ? (total - paid) / 2n : 0n;
    const balance = status === 'void' ? 0n : total - paid - writtenOff;
    put('invoice', {
      id: invoiceId,
      status,
      opening,
      ...keys,
      ...exchange(rate),
      invoice_date: date,
      due_date: date,
      supply_date: supplied === date ? null : supplied,
      ...amounts,
      paid: money(paid),
      written_off: money(writtenOff),
      balance: money(balance),
      ...(status === 'draft' ? {} : opening ? { number: `O-${invoiceId}` } : { number: `N-${invoiceId}`, ...issued }),
    });
    if (!opening) putGroups('invoice', invoiceId, groups);
    const tellLines = (family: 'incomeLines' | 'paidIncomeLines', on: string, sign: bigint, of?: bigint): void => {
      for (const { measures, keys: own } of linesOf(groups, rate, of)) {
        const line: Told['keys'] = { ...own, ...keys };
        tell(family, on, line, signed(sign, measures));
        if (family === 'incomeLines' && 'user_id' in line) tell('incomeOfPeople', on, line, signed(sign, measures));
      }
    };
    if (status === 'sent' || status === 'paid') {
      if (!opening) tellTaxes(groups, rate, keys.customer_id, supplied);
      if (!opening) tell('income', date, keys, moneyOf(net, total, rate));
      if (!opening) tellLines('incomeLines', date, 1n);
      tell('openInvoices', date, { ...keys, id: invoiceId }, { net: total });
    }
    if (paid > 0n) {
      const [paidDate, allocated, other] = [later(date), day(), cents(5000)];
      const at = random.pick(rates.filter(({ currency }) => currency === rate.currency));
      put('payment', {
        id: invoiceId,
        customer_id: keys.customer_id,
        payment_date: paidDate,
        amount: money(paid + other),
        ...exchange(at),
        method: 'cash',
        unallocated: money(other),
      });
      put('payment_allocation', {
        payment_id: invoiceId,
        invoice_id: invoiceId,
        amount: money(paid),
        allocation_date: allocated,
      });
      tell('cash', paidDate, { customer_id: keys.customer_id }, moneyOf(paid + other, paid + other, at));
      tell('paidIncome', paidDate, keys, moneyOf(part(paid, figures.net, total), paid, rate));
      if (opening) tell('paidIncomeLines', paidDate, keys, moneyOf(paid, paid, rate));
      else tellLines('paidIncomeLines', paidDate, 1n, paid);
      for (const family of ['paidIncome', 'paidIncomeLines'] as const)
        tell(family, paidDate, { customer_id: keys.customer_id }, moneyOf(other, other, at));
      tell('openInvoices', latest(allocated, date), { ...keys, id: invoiceId }, { net: -paid });
    }
    if (writtenOff > 0n) {
      const on = day();
      put('write_off', { invoice_id: invoiceId, write_off_date: on, amount: money(writtenOff), reason: 'lost' });
      tell('openInvoices', on, { ...keys, id: invoiceId }, { net: -writtenOff });
    }
    if (isCredited || (status === 'paid' && !opening && random.chance(40))) {
      const noteStatus = isCredited ? 'sent' : random.pick(['draft', 'sent', 'void']);
      const [on, back] = [later(date), random.chance(50)];
      const sent = noteStatus === 'sent';
      put('credit_note', {
        id: invoiceId,
        status: noteStatus,
        invoice_id: invoiceId,
        ...keys,
        ...exchange(rate),
        credit_note_date: on,
        reason: 'wrong',
        ...amounts,
        unallocated: money(sent && !back ? total : 0n),
        paid_back: money(sent && back ? total : 0n),
        ...(noteStatus === 'draft' ? {} : { number: `C-${invoiceId}`, ...issued }),
        ...(sent && back ? { paid_back_date: on, paid_back_method: 'cash' } : {}),
      });
      putGroups('credit_note', invoiceId, groups);
      if (sent) tell('income', on, keys, signed(-1n, moneyOf(net, total, rate)));
      if (sent) tellLines('incomeLines', on, -1n);
      if (sent) tellTaxes(groups, rate, keys.customer_id, on, -1n);
      if (sent && back) tell('cash', on, keys, signed(-1n, moneyOf(total, total, rate)));
      if (sent && back) tell('paidIncome', on, keys, signed(-1n, moneyOf(net, total, rate)));
      if (sent && back) tellLines('paidIncomeLines', on, -1n, total);
    }
  }

  for (let count = 0; count < 8; count += 1) {
    const [rate, groups, customer_id, date] = [random.pick(rates), someGroups(), id(), day()];
    const [retainerId, status] = [(next += 1), random.pick(['draft', 'sent', 'void'])];
    const sumsOf = (key: 'net' | 'discount' | 'charge' | 'base' | 'tax') => sumOf(groups.map((group) => group[key]));
    const total = sumsOf('base') + sumsOf('tax');
    put('retainer_invoice', {
      id: retainerId,
      status,
      customer_id,
      carries_tax: true,
      ...exchange(rate),
      invoice_date: date,
      due_date: date,
      subtotal: money(sumsOf('net')),
      discount: money(sumsOf('discount')),
      charge: money(sumsOf('charge')),
      net: money(sumsOf('base')),
      tax: money(sumsOf('tax')),
      total: money(total),
      balance: money(status === 'void' ? 0n : total),
      ...(status === 'draft' ? {} : { number: `R-${retainerId}`, ...issued }),
    });
    putGroups('retainer_invoice', retainerId, groups);
    if (status === 'sent') tellTaxes(groups, rate, customer_id, date);
  }

  for (let count = 0; count < 40; count += 1) {
    const isCredit = count >= 30;
    const rate = random.pick(rates);
    const vendor = { vendor_id: id() };
    const date = day();
    const reverse = random.chance(20);
    // At least one of each counts, so that a breach has something to break.
    const status =
      count === 0 || count === 30
        ? 'open'
        : random.pick(isCredit ? ['draft', 'open', 'void'] : ['draft', 'open', 'partlyPaid', 'paid', 'void']);
    const lines = Array.from({ length: random.whole(1, 4) }, () => {
      const base = cents();
      const tax = (base * 21n + 50n) / 100n;
      return { base, tax, deductible: random.pick([tax, tax / 2n, 0n]) };
    });
    const [net, owed, deductible] = (['base', 'tax', 'deductible'] as const).map((key) =>
      sumOf(lines.map((line) => line[key])),
    ) as [bigint, bigint, bigint];
    const total = net + (reverse ? 0n : owed);
    const headId = (next += 1);
    const counts = status !== 'draft' && status !== 'void';
    const paid = status === 'paid' ? total : status === 'partlyPaid' ? total / 2n : 0n;
    const head = {
      id: headId,
      status,
      ...vendor,
      ...exchange(rate),
      reverse_charge: reverse,
      subtotal: money(net),
      net: money(net),
      tax: money(reverse ? 0n : owed),
      reverse_tax: money(reverse ? owed : 0n),
      deductible_tax: money(deductible),
      total: money(total),
      ...(status === 'draft' ? {} : { opened_at: '2026-07-01' }),
      ...(status === 'void' ? { void_reason: 'wrong' } : {}),
    };
    const [table, key] = isCredit ? ['vendor_credit_note', 'vendor_credit_note_id'] : ['bill', 'bill_id'];
    if (isCredit) put(table, { ...head, credit_date: date, available: money(status === 'void' ? 0n : total) });
    else
      put(table, {
        ...head,
        bill_date: date,
        due_date: date,
        paid: money(paid),
        balance: money(status === 'void' ? 0n : total - paid),
        ...(status === 'paid' ? { paid_at: '2026-07-01' } : {}),
      });
    const lineKeys = lines.map(() => ({ project_id: id(), item_id: id(), category_id: id(), tax_rate_id: id() }));
    if (counts) {
      const [bases, taxes, deducted] = (['base', 'tax', 'deductible'] as const).map((key) =>
        shares(
          lines.map((line) => line[key]),
          rate,
        ),
      ) as [bigint[], bigint[], bigint[]];
      lineKeys.forEach(({ tax_rate_id }, at) =>
        tell(
          'purchaseTax',
          date,
          { ...vendor, tax_rate_id },
          signed(isCredit ? -1n : 1n, {
            base: bases[at] ?? 0n,
            tax: taxes[at] ?? 0n,
            reverse: reverse ? (taxes[at] ?? 0n) : 0n,
            deductible: deducted[at] ?? 0n,
          }),
        ),
      );
    }
    const costs = lines.map(({ base, tax, deductible: deducted }) => base + tax - deducted);
    const payable = lines.map(({ base, tax }) => base + (reverse ? 0n : tax));
    const [baseCosts, basePayable] = [shares(costs, rate), shares(payable, rate)];
    lines.forEach((line, position) => {
      const keys = lineKeys[position] ?? {};
      put(`${table}_line`, {
        [key]: headId,
        position,
        description: 'x',
        quantity: 1,
        unit: 'C62',
        unit_cost: money(line.base),
        tax_name: 'x',
        tax_category: 'S',
        net: money(line.base),
        base: money(line.base),
        tax: money(line.tax),
        deductible_tax: money(line.deductible),
        ...keys,
      });
      if (!counts) return;
      const measures = {
        net: costs[position] ?? 0n,
        total: payable[position] ?? 0n,
        base_net: baseCosts[position] ?? 0n,
        base_total: basePayable[position] ?? 0n,
      };
      tell('cost', date, { ...vendor, ...keys }, signed(isCredit ? -1n : 1n, measures));
    });
    if (counts && !isCredit) tell('openBills', date, { ...vendor, id: headId }, { net: total });
    if (paid > 0n) {
      const on = day();
      put('vendor_payment', { id: headId, ...vendor, payment_date: on, amount: money(paid), ...exchange(rate), method: 'cash' });
      put('vendor_payment_allocation', { vendor_payment_id: headId, bill_id: headId, amount: money(paid) });
      tell('cash', on, vendor, signed(-1n, moneyOf(paid, paid, rate)));
      const kept = reverse ? net : net + owed - deductible;
      const paidNet = part(paid, kept, total);
      tell('paidCost', on, vendor, moneyOf(paidNet, paid, rate));
      const shareOf = (of: (line: (typeof lines)[number]) => bigint, whole: bigint) => {
        const parts = lines.map((line): Fraction => [of(line) * paid, total]);
        const own = sharesOf(whole, parts);
        const base = sharesOf(
          inBase(whole, rate),
          parts.map((one) => times(one, rateOf(rate))),
        );
        return { own, base: rate.rate === '1' ? own : base };
      };
      const ofNet = shareOf((line) => line.base + (reverse ? 0n : line.tax - line.deductible), paidNet);
      const ofTotal = shareOf((line) => line.base + (reverse ? 0n : line.tax), paid);
      lineKeys.forEach((keys, at) =>
        tell(
          'paidCostLines',
          on,
          { ...vendor, ...keys },
          {
            net: ofNet.own[at] ?? 0n,
            total: ofTotal.own[at] ?? 0n,
            base_net: ofNet.base[at] ?? 0n,
            base_total: ofTotal.base[at] ?? 0n,
          },
        ),
      );
      tell('openBills', latest(on, date), { ...vendor, id: headId }, { net: -paid });
    }
  }

  for (let count = 0; count < 20; count += 1) {
    const rate = random.pick(rates);
    const keys = { user_id: id(), project_id: id(), category_id: id() };
    const status = random.pick(['draft', 'submitted', 'approved', 'reimbursed']);
    const paidBy = status === 'reimbursed' ? 'employee' : random.pick(['employee', 'firm']);
    const counts = status === 'approved' || status === 'reimbursed';
    const [net, date, expenseId] = [cents(), day(), (next += 1)];
    const tax = (net * 21n + 50n) / 100n;
    const deductible = random.pick([tax, 0n]);
    const approved = { approved_at: '2026-07-01', approved_by_id: 99 };
    put('expense', {
      id: expenseId,
      status,
      paid_by: paidBy,
      expense_date: date,
      ...keys,
      ...exchange(rate),
      amount: money(net + tax),
      tax: money(tax),
      base_amount: money(inBase(net + tax, rate)),
      net: money(net),
      deductible_tax: money(deductible),
      tax_rate_id: 1,
      tax_name: 'x',
      tax_percent: 21,
      tax_category: 'S',
      ...(status === 'draft' ? {} : { submitted_at: '2026-07-01' }),
      ...(counts ? approved : {}),
      ...(status === 'reimbursed' ? { reimbursement_id: expenseId } : {}),
    });
    if (counts)
      tell(
        'purchaseTax',
        date,
        { tax_rate_id: 1 },
        { base: inBase(net, rate), tax: inBase(tax, rate), reverse: 0n, deductible: inBase(deductible, rate) },
      );
    if (counts) tell('cost', date, { ...keys, tax_rate_id: 1 }, moneyOf(net + tax - deductible, net + tax, rate));
    const costs = moneyOf(net + tax - deductible, net + tax, rate);
    if (counts && paidBy === 'firm') tell('cash', date, keys, signed(-1n, moneyOf(net + tax, net + tax, rate)));
    const paidCost = (on: string): void => {
      for (const family of ['paidCost', 'paidCostLines'] as const) tell(family, on, { ...keys, tax_rate_id: 1 }, costs);
    };
    if (counts && paidBy === 'firm') paidCost(date);
    if (status !== 'reimbursed') continue;
    const on = later(date);
    const amount = inBase(net + tax, rate);
    put('reimbursement', {
      id: expenseId,
      user_id: keys.user_id,
      payment_date: on,
      amount: money(amount),
      currency: 'EUR',
      method: 'cash',
    });
    tell('cash', on, keys, signed(-1n, moneyOf(net + tax, net + tax, rate)));
    paidCost(on);
  }

  for (let count = 0; count < 60; count += 1) work(random.chance(70), random.chance(40));
  for (const { row, minutes, billable, unbilled, entries } of months.values())
    put('month_hours', { ...row, minutes, billable_minutes: billable, unbilled_minutes: unbilled, entry_count: entries });

  const stocks = new Map<number, { quantity: number; value: bigint }>();
  for (let count = 0; count < 40; count += 1) {
    const itemId = id();
    const before = stocks.get(itemId) ?? { quantity: 0, value: 0n };
    const out = before.quantity > 1 && random.chance(40);
    const quantity = out ? -random.whole(1, before.quantity - 1) : random.whole(1, 20);
    const value = out ? (before.value * BigInt(quantity)) / BigInt(before.quantity) : cents();
    const after = { quantity: before.quantity + quantity, value: before.value + value };
    stocks.set(itemId, after);
    const date = day();
    put('stock_move', {
      item_id: itemId,
      move_date: date,
      kind: random.chance(20) ? 'adjustQuantity' : out ? 'invoice' : 'bill',
      quantity,
      value: money(value),
      quantity_after: after.quantity,
      value_after: money(after.value),
    });
    tell('stock', date, { item_id: itemId }, { quantity: BigInt(quantity) * 100n, value });
  }
  for (const [itemId, { quantity, value }] of stocks) put('item_stock', { item_id: itemId, quantity, value: money(value) });
  return { rows, told };
}
