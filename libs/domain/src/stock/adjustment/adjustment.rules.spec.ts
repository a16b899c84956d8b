import { describe, expect, it } from '@jest/globals';
import {
  assertAdjustmentLines,
  assertPostable,
  assertReversalDate,
  assertSeen,
  fixedLine,
  moveOfLine,
} from './adjustment.rules.ts';
import { adjustmentMachine } from './adjustment.status.ts';
import { assertEffect, assertMoveDate } from '../move/move.rules.ts';

describe('an adjustment', () => {
  it.each([
    ['draft', ['post', 'delete']],
    ['posted', ['reverse']],
    ['reversed', []],
  ] as const)('that is %s offers %j', (status, verbs) => expect(adjustmentMachine.actionsFrom(status)).toEqual(verbs));

  it.each([
    ['a count', 'quantity', { counted: 0 }, undefined],
    ['a difference', 'quantity', { difference: -2 }, undefined],
    ['an increase at a cost', 'quantity', { difference: 2, unitCost: 5 }, undefined],
    ['a count at a cost', 'quantity', { counted: 2, unitCost: 5 }, undefined],
    ['neither count nor difference', 'quantity', {}, ['counted', 'adjustment.enter_quantity']],
    ['both', 'quantity', { counted: 3, difference: 1 }, ['difference', 'adjustment.enter_quantity']],
    ['a difference of nothing', 'quantity', { difference: 0 }, ['difference', 'adjustment.changes_nothing']],
    ['no difference of value', 'value', { valueDifference: 0 }, ['valueDifference', 'adjustment.changes_nothing']],
    ['a decrease at a cost', 'quantity', { difference: -1, unitCost: 5 }, ['unitCost', 'adjustment.cost_of_decrease']],
    ['a value among quantities', 'quantity', { counted: 1, newValue: 5 }, ['itemId', 'adjustment.other_kind']],
    ['a new value', 'value', { newValue: 0 }, undefined],
    ['a difference of value', 'value', { valueDifference: -5 }, undefined],
    ['no value', 'value', {}, ['newValue', 'adjustment.enter_value']],
    ['a quantity among values', 'value', { newValue: 5, counted: 1 }, ['itemId', 'adjustment.other_kind']],
  ] as const)('judges %s', (_what, kind, line, problem) => {
    const act = (): void => assertAdjustmentLines(kind, [{ itemId: 1, ...line }]);
    if (!problem) expect(act).not.toThrow();
    else expect(act).toThrow(expect.objectContaining({ errors: { [`lines.0.${problem[0]}`]: { code: problem[1] } } }));
  });

  it('has each item once', () =>
    expect(() =>
      assertAdjustmentLines(
        'quantity',
        [1, 2, 1].map((itemId) => ({ itemId, difference: 1 })),
      ),
    ).toThrow(
      expect.objectContaining({
        errors: {
          'lines.0.itemId': { code: 'adjustment.item_repeated' },
          'lines.2.itemId': { code: 'adjustment.item_repeated' },
        },
      }),
    ));

  it('is not posted without lines, nor reversed before its day', () => {
    expect(() => assertPostable([])).toThrow('document.no_lines');
    expect(() => assertReversalDate('2026-11-21', '2026-11-21')).not.toThrow();
    expect(() => assertReversalDate('2026-11-20', '2026-11-21')).toThrow('adjustment.reversed_before');
  });
});

describe('what a line changes', () => {
  const stock = { quantity: 8, value: 48, then: { quantity: 8, value: 48, isOutdated: false } };
  it.each([
    ['a count below', 'quantity', { counted: 7.5 }, { quantity: -0.5, givenValue: null }],
    ['a count above, at a cost', 'quantity', { counted: 10, unitCost: 2.5 }, { quantity: 2, givenValue: 5 }],
    ['a count that is right', 'quantity', { counted: 8, unitCost: 2.5 }, null],
    ['a count below, whatever the cost', 'quantity', { counted: 6, unitCost: 2.5 }, { quantity: -2, givenValue: null }],
    ['an increase at the average', 'quantity', { difference: 3 }, { quantity: 3, givenValue: null }],
    ['a new value', 'value', { newValue: 40 }, { quantity: 0, givenValue: -8 }],
    ['a difference of value', 'value', { valueDifference: 1.25 }, { quantity: 0, givenValue: 1.25 }],
    ['a value of nothing', 'value', { newValue: 0 }, { quantity: 0, givenValue: -48 }],
    ['the value that it has', 'value', { newValue: 48 }, null],
  ] as const)('%s', (_what, kind, line, expected) => {
    const known = { itemId: 1, ...line };
    const fixed = fixedLine(kind, known, stock, 'lines.0.newValue');
    expect(moveOfLine(fixed, 'unitCost' in line ? line.unitCost : null)).toEqual(expected);
  });

  const sold = { quantity: 3, value: 18, then: stock.then };
  it.each([
    ['a count, with what was sold since', 'quantity', { counted: 7 }, sold, { difference: -1, valueDifference: null }],
    ['a new value, with what was sold since', 'value', { newValue: 40 }, sold, { difference: null, valueDifference: -8 }],
    ['a difference, whatever was there', 'quantity', { difference: -1 }, sold, { difference: -1, valueDifference: null }],
  ] as const)('%s', (_what, kind, line, then, fixed) =>
    expect(fixedLine(kind, { itemId: 1, ...line }, then, 'lines.0.counted')).toEqual(fixed),
  );

  it('nothing after a later count has been posted, and a difference all the same', () => {
    const outdated = { ...stock, then: { ...stock.then, isOutdated: true } };
    const changeOf = (line: object) =>
      moveOfLine(fixedLine('quantity', { itemId: 1, ...line }, outdated, 'lines.0.counted'), null);
    expect(changeOf({ counted: 5 })).toBeNull();
    expect(changeOf({ difference: -1 })).toEqual({ quantity: -1, givenValue: null });
  });

  it.each([
    [{ onHandSeen: 8 }, undefined],
    [{ valueSeen: 48 }, undefined],
    [{}, undefined],
    [{ onHandSeen: 7 }, { 'lines.1.counted': { code: 'adjustment.moved_meanwhile', params: { was: 7, now: 8 } } }],
    [{ valueSeen: 50 }, { 'lines.1.newValue': { code: 'adjustment.revalued_meanwhile' } }],
  ])('is entered against figures that are true: %j', (seen, errors) => {
    const act = (): void => assertSeen([{ itemId: 1 }, { itemId: 2, ...seen }], () => stock);
    if (errors) expect(act).toThrow(expect.objectContaining({ errors }));
    else expect(act).not.toThrow();
  });

  it.each([
    { quantity: 0, value: 0 },
    { quantity: -2, value: -9 },
  ])('no value where there is %j', (nothing) =>
    expect(() => fixedLine('value', { itemId: 1, newValue: 5 }, { ...nothing, then: stock.then }, 'lines.3.newValue')).toThrow(
      expect.objectContaining({ errors: { 'lines.3.newValue': { code: 'stock.nothing_on_hand' } } }),
    ),
  );
});

describe('effects', () => {
  const none = { laterMoves: 0, laterDocuments: 0, laterValue: 0, below: [] };
  const later = { ...none, laterMoves: 3, laterDocuments: 2, laterValue: 4.5 };
  const below = { ...none, below: [{ itemId: 7, itemName: 'Kėdė', missing: 2, date: '2026-11-21' }] };
  const field = (): string => 'lines.0.counted';
  it.each([
    ['nothing', none, 'refuse', {}, undefined],
    ['later moves', later, 'refuse', {}, 'stock.changes_later'],
    ['later moves, confirmed', later, 'refuse', { laterConfirmed: true }, undefined],
    ['later moves, seen without costs', { ...later, laterValue: undefined }, 'refuse', {}, 'stock.changes_later_unpriced'],
    ['missing goods', below, 'refuse', { belowZeroConfirmed: true }, 'stock.below_zero'],
    ['missing goods, where the firm warns', below, 'warn', {}, 'stock.below_zero_confirm'],
    ['missing goods, confirmed', below, 'warn', { belowZeroConfirmed: true }, undefined],
  ] as const)('%s', (_what, effect, setting, confirmed, code) => {
    const act = (): void => assertEffect({ ...effect, below: [...effect.below] }, setting, confirmed, field);
    if (code) expect(act).toThrow(expect.objectContaining({ code }));
    else expect(act).not.toThrow();
  });

  it('name the missing quantity at the line', () =>
    expect(() => assertEffect(below, 'refuse', {}, field)).toThrow(
      expect.objectContaining({
        errors: { 'lines.0.counted': { code: 'stock.below_zero', params: { item: 'Kėdė', missing: 2, date: '2026-11-21' } } },
      }),
    ));

  it('belong to today at the latest', () => {
    expect(() => assertMoveDate('2026-11-21', '2026-11-21', 'moveDate')).not.toThrow();
    expect(() => assertMoveDate('2026-11-22', '2026-11-21', 'moveDate')).toThrow('stock.in_future');
  });
});
