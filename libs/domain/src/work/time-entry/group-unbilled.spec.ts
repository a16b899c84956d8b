import { describe, expect, it } from '@jest/globals';
import { divide, multiply, priceOf, subtract, sum } from '../../platform/values/money.ts';
import { randomly } from '../../platform/testing/randomly.ts';
import { groupUnbilled, unbilledGroupings, type UnbilledEntry } from './group-unbilled.ts';

const entry = (id: number, minutes: number, more: Partial<UnbilledEntry> = {}): UnbilledEntry => ({
  id,
  minutes,
  userId: 1,
  userName: 'Ona',
  projectId: 1,
  projectName: 'Website',
  taskId: null,
  taskName: null,
  workDate: '2026-11-02',
  note: null,
  billingRate: 85,
  ...more,
});
const amountOf = ({ quantity, unitPrice }: { quantity: number; unitPrice: number }): number => priceOf(quantity, unitPrice);

describe('groupUnbilled', () => {
  it('keeps the amount of 50, 20 and 10 minutes, which two decimals would lose', () => {
    const lines = groupUnbilled([entry(1, 50), entry(2, 20), entry(3, 10)], 'project');
    expect(lines).toEqual([
      {
        kind: 'time',
        description: 'Website',
        quantity: 1.333333,
        unit: 'HUR',
        unitPrice: 85,
        timeEntryIds: [1, 2, 3],
        serviceFrom: '2026-11-02',
        serviceTo: '2026-11-02',
      },
    ]);
    expect(lines.map(amountOf)).toEqual([113.33]);
  });

  const entries = [
    entry(4, 60, { workDate: '2026-11-05', projectId: 2, projectName: 'Shop', note: 'Basket' }),
    entry(1, 30, { workDate: '2026-11-03', taskId: 7, taskName: 'Design', note: 'Logo' }),
    entry(2, 30, { workDate: '2026-11-03', taskId: 8, taskName: 'Code', userId: 2, userName: 'Jonas' }),
    entry(3, 90, { workDate: '2026-11-02', taskId: 7, taskName: 'Design', note: 'Sketch' }),
  ];

  it.each([
    [
      'project',
      [
        ['Website', [3, 1, 2]],
        ['Shop', [4]],
      ],
    ],
    [
      'task',
      [
        ['Website: Design', [3, 1]],
        ['Website: Code', [2]],
        ['Shop', [4]],
      ],
    ],
    [
      'person',
      [
        ['Ona', [3, 1, 4]],
        ['Jonas', [2]],
      ],
    ],
    [
      'day',
      [
        ['2026-11-02: Website', [3]],
        ['2026-11-03: Website', [1, 2]],
        ['2026-11-05: Shop', [4]],
      ],
    ],
    [
      'entry',
      [
        ['2026-11-02 Website: Sketch', [3]],
        ['2026-11-03 Website: Logo', [1]],
        ['2026-11-03 Website', [2]],
        ['2026-11-05 Shop: Basket', [4]],
      ],
    ],
  ] as const)('makes lines by %s', (grouping, expected) =>
    expect(groupUnbilled(entries, grouping).map((line) => [line.description, line.timeEntryIds])).toEqual(expected),
  );

  it('carries the period of service', () =>
    expect(groupUnbilled(entries, 'person').map(({ serviceFrom, serviceTo }) => [serviceFrom, serviceTo])).toEqual([
      ['2026-11-02', '2026-11-05'],
      ['2026-11-03', '2026-11-03'],
    ]));

  it('never puts different rates on one line, and proposes 0 for hours without a rate', () =>
    expect(
      groupUnbilled(
        [entry(1, 60), entry(2, 60, { billingRate: 90 }), entry(3, 60, { billingRate: null }), entry(4, 60)],
        'project',
      ).map(({ unitPrice, timeEntryIds }) => [unitPrice, timeEntryIds]),
    ).toEqual([
      [85, [1, 4]],
      [90, [2]],
      [0, [3]],
    ]));

  it('keeps late entries on a line of their own, whatever the grouping', () => {
    const late = { late: true, workDate: '2026-10-30' };
    const mixed = [entry(1, 60), entry(2, 30, late), entry(3, 30, { late: false }), entry(4, 15, { late: true })];
    expect(
      groupUnbilled(mixed, 'project').map((line) => [line.timeEntryIds, line.quantity, line.serviceFrom, line.serviceTo]),
    ).toEqual([
      [[2, 4], 0.75, '2026-10-30', '2026-11-02'],
      [[1, 3], 1.5, '2026-11-02', '2026-11-02'],
    ]);
    for (const grouping of ['task', 'person'] as const) expect(groupUnbilled(mixed, grouping)).toHaveLength(2);
    expect(groupUnbilled(mixed, 'day').map(({ timeEntryIds }) => timeEntryIds)).toEqual([[2], [1, 3], [4]]);
  });

  it('fills in the template of the description, and leaves unknown words in braces', () => {
    expect(groupUnbilled(entries, 'person', '{person}, {date}: {task} {hours}')[0]?.description).toBe(
      'Ona, 2026-11-02 – 2026-11-05: Design {hours}',
    );
    expect(groupUnbilled([entry(1, 1, { note: 'x'.repeat(3000) })], 'entry', '{note}')[0]?.description).toHaveLength(2000);
  });

  it('rounds each entry before adding up', () =>
    expect(
      groupUnbilled([entry(1, 50), entry(2, 20), entry(3, 10)], 'project', undefined, { mode: 'up', stepMinutes: 15 })[0]
        ?.quantity,
    ).toBe(1.75));

  it('proposes no lines for no entries', () => expect(groupUnbilled([], 'project')).toEqual([]));

  it.each(unbilledGroupings)('by %s loses no entry and stays within a cent per line of the exact amount', (grouping) =>
    randomly(150, ({ cents, list, pick, whole }) => {
      let id = 0;
      const random = list(1, 30, () =>
        entry((id += 1), whole(1, 600), {
          userId: whole(1, 3),
          projectId: whole(1, 3),
          taskId: pick([null, 1, 2]),
          workDate: `2026-11-0${whole(1, 9)}`,
          billingRate: pick([85, 99.99, 1234.56, cents(1, 500_000)]),
        }),
      );
      const lines = groupUnbilled(random, grouping);
      expect(lines.flatMap((line) => line.timeEntryIds).sort((a, b) => a - b)).toEqual(random.map((one) => one.id));
      for (const line of lines) {
        const minutes = sum(random.filter((one) => line.timeEntryIds.includes(one.id)).map((one) => one.minutes));
        const exact = divide(multiply(minutes, line.unitPrice), 60);
        expect(Math.abs(subtract(amountOf(line), exact))).toBeLessThan(0.01);
      }
    }),
  );
});
