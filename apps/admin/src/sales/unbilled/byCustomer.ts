import { sum, type UnbilledTotal } from '@kontor/domain';

export type CustomerHours = {
  customerId: number;
  customerName: string;
  currency: string;
  projects: UnbilledTotal[];
  minutes: number;
  billedMinutes: number;
  unpricedMinutes: number;
  amount: number;
  oldestDate: string;
  invoiceBy: string | null;
};

/** Groups projects by customer, with their totals. */
export function byCustomer(rows: readonly UnbilledTotal[]): CustomerHours[] {
  const groups = new Map<number, UnbilledTotal[]>();
  for (const row of rows) groups.set(row.customerId, [...(groups.get(row.customerId) ?? []), row]);
  return [...groups.values()].map((projects) => {
    const [{ customerId, customerName, currency }] = projects as [UnbilledTotal];
    const oldest = projects.reduce((first, row) => (row.oldestDate < first.oldestDate ? row : first));
    const total = (name: 'minutes' | 'billedMinutes' | 'unpricedMinutes') => projects.reduce((all, row) => all + row[name], 0);
    return {
      customerId,
      customerName,
      currency,
      projects,
      minutes: total('minutes'),
      billedMinutes: total('billedMinutes'),
      unpricedMinutes: total('unpricedMinutes'),
      amount: sum(projects.map(({ amount }) => amount)),
      oldestDate: oldest.oldestDate,
      invoiceBy: oldest.invoiceBy,
    };
  });
}
