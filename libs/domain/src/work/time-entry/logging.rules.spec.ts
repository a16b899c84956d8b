import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../../platform/errors/domain-error.ts';
import {
  assertLoggable,
  assertNotTooFarAhead,
  billingRateOf,
  canBeBilled,
  entryMinutes,
  type HourTerms,
} from './logging.rules.ts';

const refusal = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error instanceof DomainError ? { code: error.code, fields: Object.keys(error.errors ?? {}) } : error;
  }
};

describe('the length of an entry', () => {
  const at = (workDate: string, startAt: string, endAt: string): number => entryMinutes({ workDate, startAt, endAt });

  it('is the typed one, without a start and an end', () =>
    expect(entryMinutes({ workDate: '2026-11-21', minutes: 90 })).toBe(90));

  it('is the time between start and end, whatever was typed', () =>
    expect(
      entryMinutes({ workDate: '2026-11-21', minutes: 5, startAt: '2026-11-21T08:00:00Z', endAt: '2026-11-21T09:30:59Z' }),
    ).toBe(90));

  it.each([
    ['2026-03-29', '2026-03-29T00:30:00+02:00', '2026-03-29T04:30:00+03:00', 180],
    ['2026-10-25', '2026-10-25T00:30:00+03:00', '2026-10-25T04:30:00+02:00', 300],
    ['2026-03-29', '2026-03-29T00:30:00+01:00', '2026-03-29T04:30:00+02:00', 180],
    ['2026-10-25', '2026-10-25T00:30:00+02:00', '2026-10-25T04:30:00+01:00', 300],
  ])('counts the hours that really passed in the night of a clock change: %s %s', (date, startAt, endAt, minutes) =>
    expect(at(date, startAt, endAt)).toBe(minutes),
  );

  it('may be dated on the day before or after its start, for night shifts', () => {
    expect(at('2026-11-21', '2026-11-21T22:30:00Z', '2026-11-21T23:30:00Z')).toBe(60);
    expect(at('2026-11-22', '2026-11-21T22:30:00Z', '2026-11-21T23:30:00Z')).toBe(60);
    expect(at('2026-11-21', '2026-11-22T05:00:00Z', '2026-11-22T06:00:00Z')).toBe(60);
  });

  it.each([
    ['2026-11-15', '09:59', true],
    ['2026-11-16', '09:00', false],
    ['2026-11-16', '09:59', false],
    ['2026-11-16', '10:00', true],
    ['2026-11-14', '11:59', true],
    ['2026-11-14', '12:00', false],
    ['2026-11-17', '23:00', false],
    ['2026-11-13', '00:00', false],
  ])('is of a day that it is somewhere on Earth when the work begins: %s at %sZ of the 15th', (workDate, time, isTaken) =>
    expect(refusal(() => at(workDate, `2026-11-15T${time}:00Z`, '2026-11-16T09:30:00Z'))).toEqual(
      isTaken ? expect.any(Number) : { code: 'time_entry.other_day', fields: ['startAt'] },
    ),
  );

  it.each([
    ['nothing', {}, 'time_entry.duration_required', 'minutes'],
    ['only a start', { startAt: '2026-11-21T08:00:00Z' }, 'time_entry.duration_required', 'endAt'],
    ['only an end', { endAt: '2026-11-21T08:00:00Z', minutes: 10 }, 'time_entry.duration_required', 'startAt'],
    [
      'no time at all',
      { startAt: '2026-11-21T08:00:00Z', endAt: '2026-11-21T08:00:00Z' },
      'time_entry.end_before_start',
      'endAt',
    ],
    [
      'an end before the start',
      { startAt: '2026-11-21T08:00:00Z', endAt: '2026-11-21T07:00:00Z' },
      'time_entry.end_before_start',
      'endAt',
    ],
    [
      'less than a minute',
      { startAt: '2026-11-21T08:00:00Z', endAt: '2026-11-21T08:00:59Z' },
      'time_entry.duration_required',
      'endAt',
    ],
    ['another day', { startAt: '2026-11-24T08:00:00Z', endAt: '2026-11-24T09:00:00Z' }, 'time_entry.other_day', 'startAt'],
  ])('refuses %s', (_, span, code, field) =>
    expect(refusal(() => entryMinutes({ workDate: '2026-11-21', ...span }))).toEqual({ code, fields: [field] }),
  );
});

it('accepts hours only on open projects and their own tasks', () => {
  expect(refusal(() => assertLoggable({ projectStatus: 'planned', isTaskInProject: true }))).toBeUndefined();
  expect(refusal(() => assertLoggable({ projectStatus: 'onHold', isTaskInProject: true }))).toEqual({
    code: 'project.closed',
    fields: ['projectId'],
  });
  expect(refusal(() => assertLoggable({ projectStatus: 'active', isTaskInProject: false }))).toEqual({
    code: 'task.not_in_project',
    fields: ['taskId'],
  });
});

describe('the rate stored on an entry', () => {
  const terms = (change: Partial<HourTerms> = {}): HourTerms => ({
    projectStatus: 'active',
    projectBilling: 'projectRate',
    currency: 'EUR',
    baseCurrency: 'EUR',
    isTaskInProject: true,
    isTaskBillable: true,
    memberRate: null,
    taskRate: null,
    projectRate: null,
    userRate: null,
    customerRate: null,
    organisationRate: null,
    ...change,
  });

  it.each([
    [{ memberRate: 1, taskRate: 2, projectRate: 3, userRate: 4, customerRate: 5, organisationRate: 6 }, 1],
    [{ taskRate: 2, projectRate: 3, userRate: 4, customerRate: 5, organisationRate: 6 }, 2],
    [{ projectRate: 3, userRate: 4, customerRate: 5, organisationRate: 6 }, 3],
    [{ userRate: 4, customerRate: 5, organisationRate: 6 }, 4],
    [{ customerRate: 5, organisationRate: 6 }, 5],
    [{ organisationRate: 6 }, 6],
    [{ memberRate: 0, projectRate: 3 }, 0],
    [{}, null],
  ] as const)('of %j is %s', (rates, rate) => expect(billingRateOf(terms(rates))).toBe(rate));

  it.each(['fixedPrice', 'notBillable'] as const)(
    'is null for a project with billing %s, and its hours cannot be billed',
    (projectBilling) => {
      expect(billingRateOf(terms({ projectBilling, memberRate: 80 }))).toBeNull();
      expect(canBeBilled(terms({ projectBilling }))).toBe(false);
    },
  );

  it('ignores rates in another currency', () =>
    expect(billingRateOf(terms({ currency: 'NOK', userRate: 80, organisationRate: 70, customerRate: 900 }))).toBe(900));

  it('does not bill a task that is not billable', () => expect(canBeBilled(terms({ isTaskBillable: false }))).toBe(false));
});

describe('hours ahead', () => {
  it.each([
    ['2026-12-23', 31, undefined],
    ['2026-12-24', 31, { code: 'time_entry.too_far_ahead', fields: ['workDate'] }],
    ['2026-11-22', 0, undefined],
    ['2026-11-23', 0, { code: 'time_entry.too_far_ahead', fields: ['workDate'] }],
    ['2020-01-01', 0, undefined],
  ])('on %s, with %s days, on 22 November 2026', (workDate, days, expected) =>
    expect(refusal(() => assertNotTooFarAhead(workDate, '2026-11-22', days))).toEqual(expected),
  );
});
