import { describe, expect, it } from '@jest/globals';
import type { ReminderStage } from '../../firm/organisation/reminder-days.ts';
import {
  assertRemindable,
  assertStage,
  nextReminder,
  stageByHand,
  stageDue,
  stagesLeft,
  statementPeriod,
} from './reminder.rules.ts';

const days = { upcoming: 3, first: 7, second: 14, final: 30 };
const invoice = { dueDate: '2026-03-16' };
const since = '2026-01-01';

describe('the reminder that is due', () => {
  it.each<[string, ReminderStage[], ReminderStage | undefined]>([
    ['2026-03-12', [], undefined],
    ['2026-03-13', [], 'upcoming'],
    ['2026-03-16', [], 'upcoming'],
    ['2026-03-17', [], undefined],
    ['2026-03-22', ['upcoming'], undefined],
    ['2026-03-23', ['upcoming'], 'first'],
    ['2026-03-23', ['upcoming', 'first'], undefined],
    ['2026-03-29', ['first'], undefined],
    ['2026-03-30', ['first'], 'second'],
    // After a standstill only the latest is sent.
    ['2026-04-20', [], 'final'],
    ['2026-04-20', ['final'], undefined],
    // A person has sent the second one already: the first never follows it.
    ['2026-03-24', ['second'], undefined],
  ])('on %s after %j is %s', (today, sent, expected) => expect(stageDue(invoice, today, { sent, days, since })).toBe(expected));

  it('is never of a day before reminders were switched on', () => {
    expect(stageDue(invoice, '2026-04-20', { sent: [], days, since: '2026-04-16' })).toBeUndefined();
    expect(stageDue(invoice, '2026-04-20', { sent: [], days, since: '2026-04-15' })).toBe('final');
    expect(stageDue(invoice, '2026-04-20', { sent: [], days, since: null })).toBeUndefined();
  });

  it('skips a stage of 0 days', () => {
    const two = { ...days, upcoming: 0, second: 0 };
    expect(stageDue(invoice, '2026-03-13', { sent: [], days: two, since })).toBeUndefined();
    expect(stageDue(invoice, '2026-04-01', { sent: ['first'], days: two, since })).toBeUndefined();
    expect(stageDue(invoice, '2026-04-15', { sent: ['first'], days: two, since })).toBe('final');
  });
});

describe('the next reminder', () => {
  it.each<[string, ReminderStage[], ReminderStage | undefined, string | undefined]>([
    ['2026-03-01', [], 'upcoming', '2026-03-13'],
    ['2026-03-17', [], 'first', '2026-03-23'],
    ['2026-03-23', ['upcoming'], 'first', '2026-03-23'],
    ['2026-03-25', ['first'], 'second', '2026-03-30'],
    ['2026-05-01', ['final'], undefined, undefined],
  ])('on %s after %j is %s of %s', (today, sent, stage, reminderDate) =>
    expect(nextReminder(invoice, today, { sent, days, since })).toEqual(stage && { stage, reminderDate }),
  );
  it('is none while reminders are off', () =>
    expect(nextReminder(invoice, '2026-03-01', { sent: [], days, since: null })).toBeUndefined());
});

it.each<[string, ReminderStage[], ReminderStage | null]>([
  ['2026-03-16', [], 'upcoming'],
  ['2026-03-17', [], 'first'],
  ['2026-03-10', ['upcoming'], 'upcoming'],
  ['2026-03-17', ['upcoming'], 'first'],
  ['2026-03-17', ['second'], 'final'],
  ['2026-03-17', ['final'], null],
])('by hand, on %s after %j, follows %s', (today, sent, stage) => expect(stageByHand(invoice, today, sent)).toBe(stage));

it('a stage that was sent ends those before it', () => {
  expect(stagesLeft([])).toEqual(['upcoming', 'first', 'second', 'final']);
  expect(stagesLeft(['second', 'upcoming'])).toEqual(['final']);
  expect(stagesLeft(['final'])).toEqual([]);
});

describe('reminding', () => {
  it.each([
    [{ status: 'paid', balance: 0 }, 'reminder.nothing_due'],
    [{ status: 'draft', balance: 100 }, 'reminder.nothing_due'],
    [{ status: 'void', balance: 0 }, 'reminder.nothing_due'],
    [{ status: 'sent', balance: 100, disputeReason: 'Wrong hours' }, 'reminder.disputed'],
  ])('of %j is refused', (given, code) => expect(() => assertRemindable(given)).toThrow(expect.objectContaining({ code })));
  it('of what is due is allowed', () =>
    expect(() => assertRemindable({ status: 'sent', balance: 0.01, disputeReason: null })).not.toThrow());
});

it.each<[ReminderStage, string, ReminderStage[], string | undefined]>([
  ['upcoming', '2026-03-16', [], undefined],
  ['first', '2026-03-16', [], 'reminder.other_stage'],
  ['final', '2026-03-01', [], 'reminder.other_stage'],
  ['upcoming', '2026-03-17', [], 'reminder.other_stage'],
  ['first', '2026-03-17', [], undefined],
  ['first', '2026-03-17', ['first'], 'reminder.sent_today'],
  ['second', '2026-03-17', ['first'], undefined],
])('the stage %s on %s, after %j of the same day, is answered by %s', (stage, today, sentToday, code) => {
  const assert = () => assertStage(stage, invoice, today, sentToday);
  if (code) expect(assert).toThrow(expect.objectContaining({ code }));
  else expect(assert).not.toThrow();
});

it.each([
  ['2026-03-23', '2025-03-24'],
  ['2028-02-29', '2027-03-01'],
  ['2027-02-28', '2026-03-01'],
])('a reminder of %s has a statement from %s on', (today, from) => expect(statementPeriod(today)).toEqual({ from, to: today }));
