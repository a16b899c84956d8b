import { describe, expect, it } from '@jest/globals';
import { randomly } from '../../platform/testing/randomly.ts';
import { add, compare, subtract, sum } from '../../platform/values/money.ts';
import {
  amountOfMinutes,
  assertGivesHours,
  assertKeepsHours,
  drawMinutes,
  hourAdjustments,
  hourPriceOf,
  hoursPriceOf,
  leftMinutesOf,
  minutesLeft,
  prepaidMinutesOf,
  type Draw,
  type PrepaidHours,
} from './retainer-invoice.hours.ts';

const hours = (quantity: number, net: number, unit = 'HUR') => ({ unit, quantity, net });

describe('prepaid hours', () => {
  it.each([
    [[hours(10, 800)], 600],
    [[hours(10, 800), hours(2.5, 200), hours(1, 300, 'C62')], 750],
    [[hours(0.333333, 30)], 20],
    [[hours(-1, -80)], 0],
  ])('of %j are %d minutes', (lines, minutes) => expect(prepaidMinutesOf(lines)).toBe(minutes));

  it.each([
    [{ subtotal: 800, net: 800, total: 800 }, [hours(10, 800)], { hourly: 80, value: 800 }],
    [{ subtotal: 800, net: 800, total: 968 }, [hours(10, 800)], { hourly: 80, value: 968 }],
    [{ subtotal: 968, net: 800, total: 968 }, [hours(10, 968)], { hourly: 80, value: 968 }],
    [{ subtotal: 1000, net: 900, total: 900 }, [hours(10, 800), hours(1, 200, 'C62')], { hourly: 72, value: 720 }],
    [{ subtotal: 0, net: 0, total: 0 }, [hours(10, 0)], { hourly: 0, value: 0 }],
  ])('of %j cost %j', (retainer, lines, price) => expect(hoursPriceOf({ ...retainer, currency: 'EUR' }, lines)).toEqual(price));

  const bought: PrepaidHours = { prepaidMinutes: 600, drawnMinutes: 0, value: 1000, drawnAmount: 0, available: 1000 };
  it.each([
    [{}, 600],
    [{ drawnMinutes: 480, drawnAmount: 800, available: 200 }, 120],
    [{ available: 100 }, 60],
    [{ available: 1 }, 0],
    [{ available: 0 }, 0],
  ])('with %j leave %d', (change, left) => expect(minutesLeft({ ...bought, ...change })).toBe(left));

  it.each([
    [{ available: 968 }, 600],
    [{ available: 0 }, 0],
    [{ available: 96.8 }, 60],
    [{ available: 871.2, drawnMinutes: 60, applications: [{ minutes: 60, amount: 96.8 }] }, 540],
    [
      {
        available: 484,
        drawnMinutes: 60,
        applications: [
          { minutes: 60, amount: 96.8 },
          { minutes: 0, amount: 387.2 },
        ],
      },
      300,
    ],
  ])('of a retainer invoice of 10 h for 968.00 with %j leave %d minutes', (change, left) => {
    const sold = { subtotal: 800, net: 800, total: 968, currency: 'EUR', lines: [hours(10, 800)], prepaidMinutes: 600 };
    expect(leftMinutesOf({ ...sold, drawnMinutes: 0, applications: [], ...change })).toBe(left);
  });

  it('come to what was paid, to the cent and the minute, however they are drawn and given back', () =>
    randomly(400, ({ whole, cents }) => {
      const state = { prepaidMinutes: whole(1, 6000), drawnMinutes: 0, value: cents(1, 1_000_000), drawnAmount: 0, available: 0 };
      state.available = state.value;
      const draws: { minutes: number; amount: number }[] = [];
      for (let step = 0; step < 12; step += 1) {
        if (draws.length && whole(0, 3) === 0) {
          const [back] = draws.splice(whole(0, draws.length - 1), 1);
          if (!back) continue;
          state.drawnMinutes -= back.minutes;
          state.drawnAmount = subtract(state.drawnAmount, back.amount);
          state.available = add(state.available, back.amount);
          continue;
        }
        const left = minutesLeft(state);
        if (left === 0) break;
        const minutes = step === 11 ? left : whole(1, left);
        const amount = amountOfMinutes(state, minutes);
        expect(compare(amount, 0)).toBeGreaterThanOrEqual(0);
        expect(compare(amount, state.available)).toBeLessThanOrEqual(0);
        draws.push({ minutes, amount });
        state.drawnMinutes += minutes;
        state.drawnAmount = add(state.drawnAmount, amount);
        state.available = subtract(state.available, amount);
      }
      expect(state.drawnMinutes).toBeLessThanOrEqual(state.prepaidMinutes);
      expect(sum(draws.map(({ amount }) => amount))).toBe(state.drawnAmount);
      if (state.drawnMinutes === state.prepaidMinutes) expect(state.drawnAmount).toBe(state.value);
    }));
});

describe('drawing the hours of an invoice', () => {
  const entries = [
    { lineId: 1, projectId: 1, minutes: 90 },
    { lineId: 2, projectId: 2, minutes: 60 },
    { lineId: 1, projectId: 1, minutes: 30 },
  ];
  const billed = new Map([
    [1, 120],
    [2, 60],
  ]);
  const of = (projectId: number | null, minutes: number): Draw => ({ projectId, minutes });
  it.each<[Draw, Draw[], [number, number][]]>([
    [
      of(null, 120),
      [],
      [
        [1, 90],
        [2, 30],
      ],
    ],
    [
      of(null, 1000),
      [],
      [
        [1, 120],
        [2, 60],
      ],
    ],
    [of(null, 60), [of(null, 90)], [[2, 60]]],
    [of(null, 0), [], []],
    [of(2, 120), [], [[2, 60]]],
    [of(2, 120), [of(1, 50)], [[2, 60]]],
    [of(1, 120), [of(null, 120)], [[1, 30]]],
    [
      of(null, 120),
      [of(1, 100), of(2, 20)],
      [
        [2, 40],
        [1, 20],
      ],
    ],
  ])('%j after %j takes the oldest first: %j', (draw, before, lines) =>
    expect([...drawMinutes(entries, billed, draw, before)]).toEqual(lines),
  );

  it('leaves out what a corrected invoice drew, also behind older hours that were added since', () => {
    const repeated = [{ lineId: 3, projectId: 1, minutes: 60 }, ...entries.map((entry) => ({ ...entry, isRepeated: true }))];
    const room = new Map([...billed, [3, 60]]);
    const before = [{ ...of(null, 150), isRepeated: true }];
    expect([...drawMinutes(repeated, room, of(null, 80), before)]).toEqual([
      [3, 60],
      [1, 20],
    ]);
    // Without the hours of the corrected invoice nothing is left out.
    expect([...drawMinutes(entries, billed, of(null, 80), before)]).toEqual([[1, 80]]);
  });

  it('gives at most what a line bills', () =>
    expect([
      ...drawMinutes(
        entries,
        new Map([
          [1, 60],
          [2, 60],
        ]),
        of(null, 1000),
      ),
    ]).toEqual([
      [1, 60],
      [2, 60],
    ]));

  it('takes all that it can and never more, whatever was drawn before', () =>
    randomly(300, ({ list, whole }) => {
      const some = list(0, 8, () => ({ lineId: whole(1, 3), projectId: whole(1, 2), minutes: whole(1, 300) }));
      const room = new Map([1, 2, 3].map((line) => [line, whole(0, 500)]));
      const [left, drawn] = [whole(0, 900), whole(0, 400)];
      const taken = drawMinutes(some, room, of(null, left), [of(null, drawn)]);
      const sold = [1, 2, 3].map((line) =>
        Math.min(room.get(line) ?? 0, sum(some.filter(({ lineId }) => lineId === line).map(({ minutes }) => minutes))),
      );
      expect(sum([...taken.values()])).toBe(Math.min(left, Math.max(0, sum(sold) - drawn)));
      for (const [line, minutes] of taken) expect(minutes).toBeLessThanOrEqual(sold[line - 1] ?? 0);
    }));

  const sold = {
    quantity: 6.666667,
    unitPrice: 100,
    baseQuantity: 1,
    discountPercent: 0,
    discountAmount: null,
    charge: 0,
    net: 666.67,
  };
  it.each([
    [{}, 100],
    [{ discountPercent: 10, net: 600 }, 90],
    [{ baseQuantity: 8, unitPrice: 640 }, 80],
    [{ quantity: 10, discountAmount: 50, net: 950 }, 95],
    [{ quantity: 10, charge: 20, net: 1020 }, 102],
  ])('a line with %j costs %d an hour', (change, price) => expect(hourPriceOf({ ...sold, ...change })).toBe(price));

  const line = { taxRateId: 1, taxPercent: 21, price: 100, minutes: 600 };
  it.each([
    [[line], 80, false, [{ taxRateId: 1, quantity: -10, unitPrice: 20 }]],
    [[line], 100, false, []],
    [[line], 120, false, [{ taxRateId: 1, quantity: 10, unitPrice: 20 }]],
    [[{ ...line, price: 121 }], 80, true, [{ taxRateId: 1, quantity: -10, unitPrice: 24.2 }]],
    [
      [line, { ...line, minutes: 20 }, { ...line, price: 90 }],
      80,
      false,
      [
        { taxRateId: 1, quantity: -10.333333, unitPrice: 20 },
        { taxRateId: 1, quantity: -10, unitPrice: 10 },
      ],
    ],
  ])('brings %j to %d an hour, tax included: %s', (lines, hourly, includes, adjusted) =>
    expect(hourAdjustments(lines, { hourly, includesTax: false }, includes)).toEqual(adjusted),
  );

  it.each([
    [[line], false, [{ taxRateId: 1, quantity: -10, unitPrice: 20 }]],
    [[{ ...line, price: 121 }], true, [{ taxRateId: 1, quantity: -10, unitPrice: 24.2 }]],
  ])('brings %j to 96.80 with tax, tax included: %s', (lines, includes, adjusted) =>
    expect(hourAdjustments(lines, { hourly: 96.8, includesTax: true }, includes)).toEqual(adjusted),
  );

  it.each([
    ['paid', 'draft', undefined],
    ['sent', 'draft', 'retainer_invoice.hours_unpaid'],
    ['paid', 'sent', 'retainer_invoice.hours_draft_only'],
  ])('of a %s retainer invoice for a %s invoice: %s', (status, invoice, code) => {
    const ask = () => assertGivesHours({ status }, { status: invoice });
    if (code) expect(ask).toThrow(expect.objectContaining({ code }));
    else expect(ask).not.toThrow();
  });

  const sold100 = { unit: 'HUR', quantity: 10, unitPrice: 100, taxRateId: 1, sources: [1] };
  it.each<[number, Partial<typeof sold100> & { discountPercent?: number }, boolean, string | undefined]>([
    [0, { quantity: 0 }, false, undefined],
    [600, {}, false, undefined],
    [540, { quantity: 9 }, false, undefined],
    [600, { quantity: 9.5 }, false, 'retainer_invoice.hours_reserved'],
    [600, {}, true, 'retainer_invoice.hours_reserved'],
    [600, { unitPrice: 300 }, false, 'retainer_invoice.hours_reserved'],
    [600, { taxRateId: 2 }, false, 'retainer_invoice.hours_reserved'],
    [600, { discountPercent: 5 }, false, 'retainer_invoice.hours_reserved'],
    [600, { discountPercent: 0 }, false, undefined],
  ])(
    'a draft that draws %d minutes keeps its line with %j, prices with tax: %s: %s',
    (minutes, change, pricesIncludeTax, code) => {
      const before = {
        minutes,
        pricesIncludeTax: false,
        lines: [{ ...sold100, baseQuantity: 1, discountPercent: 0, charge: 0 }],
      };
      const ask = () => assertKeepsHours(before, { pricesIncludeTax, lines: [{ ...sold100, ...change }] });
      if (code) expect(ask).toThrow(expect.objectContaining({ code }));
      else expect(ask).not.toThrow();
    },
  );

  it.each([
    [[9, 10], undefined],
    [[2, 18], undefined],
    [[1, 19], 'retainer_invoice.hours_reserved'],
    [[19, 1], 'retainer_invoice.hours_reserved'],
  ])('a draft that draws 120 minutes at two prices keeps %j hours: %s', (quantities, code) => {
    const lines = (hoursOf: number[]) =>
      [100, 120].map((unitPrice, at) => ({ ...sold100, unitPrice, quantity: hoursOf[at] ?? 0 }));
    const ask = () =>
      assertKeepsHours(
        { minutes: 120, pricesIncludeTax: false, lines: lines([10, 10]) },
        { pricesIncludeTax: false, lines: lines(quantities) },
      );
    if (code) expect(ask).toThrow(expect.objectContaining({ code }));
    else expect(ask).not.toThrow();
  });
});
