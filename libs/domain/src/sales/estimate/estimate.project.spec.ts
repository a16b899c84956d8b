import { describe, expect, it } from '@jest/globals';
import { assertMakesProject, minutesOf, projectOf } from './estimate.project.ts';
import type { EstimateDetail, EstimateLineRecord } from './estimate.ts';

const line = (change: Partial<EstimateLineRecord>) => ({
  position: 1,
  description: 'Design',
  quantity: 10,
  unit: 'HUR',
  unitPrice: 50,
  baseQuantity: 1,
  discountPercent: 0,
  discountAmount: null,
  charge: 0,
  taxPercent: 21,
  taxCategory: 'S',
  taxReason: null,
  optional: false,
  ...change,
});
const estimate = (lines: readonly object[], change: object = {}) =>
  ({
    customerId: 4,
    currency: 'EUR',
    pricesIncludeTax: false,
    discountPercent: 10,
    discountAmount: null,
    charges: [],
    chosenLines: [],
    lines,
    ...change,
  }) as unknown as EstimateDetail;
const made = (lines: readonly object[], change: object = {}) =>
  projectOf(estimate(lines, change), { code: ' P-1 ', name: ' Site ' }, { workdayMinutes: 450, customerCurrency: 'EUR' });

describe('the project of an estimate', () => {
  it.each([
    ['HUR', 1.5, 90],
    ['DAY', 2, 900],
    ['MIN', 45, 45],
    ['HUR', 0.333333, 20],
    ['C62', 3, null],
    ['HUR', -2, null],
    ['HUR', 0, null],
  ])('takes %s × %s for %s minutes', (unit, quantity, minutes) => expect(minutesOf({ unit, quantity }, 450)).toBe(minutes));

  it('has a task for each line priced by time, the hours of all of them, and the net amount as its budget', () =>
    expect(
      made([
        line({}),
        line({ position: 2, description: 'Licence', unit: 'C62', quantity: 1, unitPrice: 100 }),
        line({ position: 3, description: ' Tests\non two sites ', unit: 'DAY', quantity: 2, unitPrice: 400 }),
      ]),
    ).toEqual({
      project: {
        code: 'P-1',
        name: 'Site',
        customerId: 4,
        billing: 'fixedPrice',
        budgetAmount: 1260,
        budgetMinutes: 1500,
      },
      tasks: [
        { name: 'Design', estimateMinutes: 600, billable: true, isDone: false, position: 0 },
        { name: 'Tests', estimateMinutes: 900, billable: true, isDone: false, position: 1 },
      ],
    }));

  it('leaves out optional lines that were not chosen', () => {
    const lines = [
      line({}),
      line({ position: 2, optional: true }),
      line({ position: 3, optional: true, description: 'Training' }),
    ];
    const { project, tasks } = made(lines, { chosenLines: [3] });
    expect(tasks.map(({ name }) => name)).toEqual(['Design', 'Training']);
    expect(project).toMatchObject({ budgetAmount: 900, budgetMinutes: 1200 });
  });

  it('has no budget of hours without any, and none in money that is in another currency', () => {
    expect(made([line({ unit: 'C62' })])).toMatchObject({ project: { budgetMinutes: null, budgetAmount: 450 }, tasks: [] });
    expect(made([line({})], { currency: 'NOK' }).project.budgetAmount).toBeNull();
  });

  it.each([
    ['accepted', null, null, undefined],
    ['accepted', 3, null, 'estimate.has_project'],
    ['accepted', null, 3, 'estimate.has_project'],
    ['sent', null, null, 'estimate.cannot_make_project'],
    ['rejected', null, 3, 'estimate.cannot_make_project'],
  ] as const)('of an estimate that is %s, of project %s and made %s: %s', (status, projectId, madeProjectId, code) => {
    const making = expect(() => assertMakesProject({ status, projectId, madeProjectId }));
    if (code) making.toThrow(code);
    else making.not.toThrow();
  });
});
