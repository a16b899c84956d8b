import { describe, expect, it } from '@jest/globals';
import { randomly, type Chance } from '../../platform/testing/randomly.ts';
import {
  projectProfit,
  shareDone,
  type HoursOfProject,
  type PartsOfProject,
  type PricedProject,
} from './project-profit.rules.ts';

const months = ['2026-01', '2026-02', '2026-04'] as const;
const byHours: PricedProject = { currency: 'EUR', billing: 'projectRate', completed: false, price: null, budgetMinutes: null };
const nothing: PartsOfProject = {
  hours: [],
  seesRates: true,
  seesLabour: true,
  billed: [],
  billedCosts: [],
  unbilledCosts: [],
  purchases: [],
  stock: [],
};
const worked = (change: Partial<HoursOfProject> = {}): HoursOfProject => ({
  month: '2026-01',
  userId: 1,
  userName: 'Ona',
  minutes: 60,
  billableMinutes: 60,
  value: 85,
  unbilled: 85,
  unpricedMinutes: 0,
  labour: 30,
  uncostedMinutes: 0,
  ...change,
});

function anyParts({ whole, cents, pick, list }: Chance): PartsOfProject {
  const amounts = () => list(0, 3, () => ({ month: pick(months), amount: cents(-5000, 90_000) }));
  const places = months.flatMap((month) => [1, 2].map((userId) => ({ month, userId })));
  const hours = places
    .filter(() => whole(0, 2) > 0)
    .map((place) => {
      const minutes = whole(1, 6000);
      const billableMinutes = whole(0, minutes);
      return worked({
        ...place,
        minutes,
        billableMinutes,
        value: cents(0, 90_000),
        unbilled: cents(0, 90_000),
        labour: cents(0, 70_000),
      });
    });
  const parts = { billed: amounts(), billedCosts: amounts(), unbilledCosts: amounts(), purchases: amounts(), stock: amounts() };
  return { ...nothing, hours, ...parts };
}

/** Whole cents, added up without any function of ours. */
const inCents = (values: readonly number[]): bigint => values.reduce((all, value) => all + BigInt(Math.round(value * 100)), 0n);
const amountsOf = (amounts: readonly { amount: number }[] | null): number[] => (amounts ?? []).map(({ amount }) => amount);
/** Half away from zero. */
const divided = (a: bigint, b: bigint): bigint => {
  const up = (a < 0n ? -a : a) * 2n + b;
  return (a < 0n ? -1n : 1n) * (up / (2n * b));
};

describe('profit', () => {
  it('is that of an independent computation in whole cents, in 300 cases', () =>
    randomly(300, (chance) => {
      const parts = anyParts(chance);
      const hours = parts.hours ?? [];
      const fixed = chance.whole(0, 1) === 1;
      const [price, budgetMinutes] = [chance.cents(100, 900_000), chance.whole(1, 20_000)];
      const project: PricedProject = fixed ? { ...byHours, billing: 'fixedPrice', price, budgetMinutes } : byHours;
      const minutes = hours.reduce((all, one) => all + one.minutes, 0);
      const billed = inCents(amountsOf(parts.billed));
      const done =
        minutes >= budgetMinutes ? inCents([price]) : divided(inCents([price]) * BigInt(minutes), BigInt(budgetMinutes));
      const inside = fixed ? done : billed + inCents(hours.map(({ unbilled }) => unbilled));
      const outside = fixed ? inCents(amountsOf(parts.billedCosts)) : 0n;
      const earned = inside + outside + inCents(amountsOf(parts.unbilledCosts));
      const direct = inCents([...amountsOf(parts.purchases), ...amountsOf(parts.stock)]);
      const cost = direct + inCents(hours.map(({ labour }) => labour));
      const profit = projectProfit(project, parts);
      expect(inCents([profit.billed?.revenue ?? NaN, profit.earned?.revenue ?? NaN, profit.cost ?? NaN])).toBe(
        billed + earned + cost,
      );
      expect(inCents([profit.billed?.profit ?? NaN])).toBe(billed - cost);
      expect(inCents([profit.earned?.profit ?? NaN])).toBe(earned - cost);
      expect(inCents(profit.months.map((month) => month.earned ?? NaN))).toBe(earned);
      if (minutes) expect(inCents([profit.billed?.hourlyRevenue ?? NaN])).toBe(divided((billed - direct) * 60n, BigInt(minutes)));
      if (billed !== 0n)
        expect(BigInt(Math.round((profit.billed?.marginPercent ?? NaN) * 10))).toBe(
          billed > 0n ? divided((billed - cost) * 1000n, billed) : divided((cost - billed) * 1000n, -billed),
        );
    }));

  it.each([
    ['nothing without a budget', 100, { completed: false, budgetMinutes: null }, null],
    ['the share of the budget', 100, { completed: false, budgetMinutes: 400 }, 0.25],
    ['no more than the whole', 500, { completed: false, budgetMinutes: 400 }, 1],
    ['the whole once it is completed', 100, { completed: true, budgetMinutes: null }, 1],
  ])('is done: %s', (_what, minutes, project, share) => expect(shareDone(minutes, project)).toBe(share));

  it('earns what was billed of a fixed price whose share nobody can tell, and the rest once it is completed', () => {
    const project: PricedProject = { ...byHours, billing: 'fixedPrice', price: 900 };
    const parts = { ...nothing, hours: [worked({ unbilled: 0 })], billed: [{ month: '2026-02', amount: 400 }] };
    expect(projectProfit(project, parts)).toMatchObject({ price: 900, donePercent: null, earned: { revenue: 400 } });
    expect(projectProfit({ ...project, completed: true }, parts)).toMatchObject({
      donePercent: 100,
      earned: { revenue: 900 },
      months: [{ earned: 0 }, { earned: 900 }],
    });
  });

  it('has no margin without revenue, and no effective rate without hours', () => {
    const { billed } = projectProfit(byHours, nothing);
    expect(billed).toEqual({ revenue: 0, profit: 0, marginPercent: null, hourlyRevenue: null });
  });
});

describe('a figure that a person may not see', () => {
  const all: PartsOfProject = {
    ...nothing,
    hours: [worked()],
    billed: [{ month: '2026-01', amount: 100 }],
    purchases: [{ month: '2026-01', amount: 10 }],
  };
  it.each([
    ['hours', { hours: null }, { minutes: null, labour: null, cost: null, unbilledHours: null, people: null, earned: null }],
    ['rates', { seesRates: false }, { value: null, unbilledHours: null, earned: null, labour: 30 }],
    [
      'what hours cost',
      { seesLabour: false },
      { labour: null, cost: null, uncostedMinutes: null, earned: { revenue: 185, profit: null } },
    ],
    ['invoices', { billed: null }, { billed: null, earned: null, cost: 40 }],
    ['bills', { purchases: null }, { purchases: null, cost: null, billed: { revenue: 100, profit: null, hourlyRevenue: null } }],
    ['goods', { stock: null }, { stock: null, cost: null, billed: { profit: null, marginPercent: null } }],
  ] as const)('takes with it what is made of it: %s', (_what, hidden, shown) =>
    expect(projectProfit(byHours, { ...all, ...hidden })).toMatchObject(shown),
  );

  it('is not in a month or with a person either', () => {
    const { months: rows, people } = projectProfit(byHours, { ...all, seesRates: false, seesLabour: false, billed: null });
    expect(rows).toEqual([expect.objectContaining({ billed: null, earned: null, labour: null, minutes: 60 })]);
    expect(people).toEqual([expect.objectContaining({ value: null, labour: null, minutes: 60 })]);
  });
});
