import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../../platform/errors/domain-error.ts';
import { assertSchedule, assertTextsFit, assertUpcoming } from './schedule.checks.ts';
import { recurringMachine, statusWith } from './schedule.status.ts';

/** Returns the fields with the codes that the check refuses. */
function refused(check: () => void): Record<string, string> {
  try {
    check();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return Object.fromEntries(Object.entries(error.errors ?? {}).map(([field, { code }]) => [field, code]));
  }
  return {};
}

const monthly = { every: 1, unit: 'month', firstDate: '2026-05-31' } as const;
const today = '2026-05-31';

describe('a schedule', () => {
  it.each([
    ['may begin today', monthly, undefined, {}],
    ['may not begin in the past', { ...monthly, firstDate: '2026-05-30' }, undefined, { firstDate: 'schedule.first_in_past' }],
    ['may keep the day on which it began', { ...monthly, firstDate: '2026-01-31' }, { firstDate: '2026-01-31' }, {}],
    ['may end on its first day', { ...monthly, lastDate: '2026-05-31' }, undefined, {}],
    [
      'may not end before it begins',
      { ...monthly, lastDate: '2026-05-30' },
      undefined,
      { lastDate: 'schedule.last_before_first' },
    ],
    ['has one end', { ...monthly, lastDate: '2026-06-30', times: 2 }, undefined, { times: 'schedule.one_end' }],
  ])('%s', (_, schedule, before, expected) => {
    expect(refused(() => assertSchedule(schedule, today, before))).toEqual(expected);
  });

  it.each([
    ['of a line', { lines: [{ description: 'x' }, { description: '{period}'.repeat(41) }] }, ['lines.1.description']],
    ['of the document', { lines: [], comment: '{month}'.repeat(201), terms: '{period}'.repeat(201) }, ['comment', 'terms']],
    ['that just fits', { lines: [{ description: '{period}'.repeat(40) }], customerNotes: 'x'.repeat(10_000) }, []],
  ])('has a text %s that its documents can carry', (_, input, fields) =>
    expect(Object.keys(refused(() => assertTextsFit(input)))).toEqual(fields),
  );

  it('is skipped on one of its next dates only', () => {
    expect(refused(() => assertUpcoming('2026-06-30', ['2026-05-31', '2026-06-30']))).toEqual({});
    expect(refused(() => assertUpcoming('2026-06-29', ['2026-05-31', '2026-06-30']))).toEqual({
      date: 'schedule.no_such_date',
    });
  });
});

describe('the status', () => {
  it('follows the next date', () => {
    expect(statusWith(null, 'active')).toBe('ended');
    expect(statusWith(null, 'paused')).toBe('ended');
    expect(statusWith(today, 'ended')).toBe('active');
    expect(statusWith(today, 'paused')).toBe('paused');
  });

  it('allows what its table says', () => {
    expect(recurringMachine.actionsFrom('active')).toEqual(['pause', 'skip', 'make']);
    expect(recurringMachine.actionsFrom('paused')).toEqual(['resume']);
    expect(recurringMachine.actionsFrom('ended')).toEqual([]);
  });
});
