import { describe, expect, it } from '@jest/globals';
import type { AbilityRule } from '@kontor/domain';
import { defaultRoles } from './default-roles.ts';
import { fieldGroups } from './field-groups.ts';
import { mayGrant } from './grant.ts';

const rule = (action: string | string[], subject: string | string[], more: Partial<AbilityRule> = {}): AbilityRule => ({
  action,
  subject,
  ...more,
});
const mine = { userId: '${userId}' };
const admin = [rule('manage', 'all')];
const no = { inverted: true };

type Case = [name: string, held: AbilityRule[], role: AbilityRule[]];

const granted: Case[] = [
  ['nothing at all', [], []],
  ['anything by an Admin', admin, [rule('manage', 'all'), rule(['read', 'delete'], 'Invoice', { conditions: mine })]],
  [
    'the very same rules',
    [rule('read', 'Item'), rule('update', 'Item', { fields: ['name'] })],
    [rule('read', 'Item'), rule('update', 'Item', { fields: ['name'] })],
  ],
  ['one of many', [rule(['read', 'update'], ['Item', 'Customer'])], [rule('read', 'Customer')]],
  ['verbs of a subject that is managed', [rule('manage', 'Item')], [rule(['read', 'delete', 'export'], 'Item')]],
  ['a verb on every subject', [rule('read', 'all')], [rule('read', ['Item', 'Invoice'])]],
  ['own records by somebody with all of them', [rule('read', 'TimeEntry')], [rule('read', 'TimeEntry', { conditions: mine })]],
  [
    'own records by somebody with own records',
    [rule('read', 'TimeEntry', { conditions: mine })],
    [rule('read', 'TimeEntry', { conditions: mine })],
  ],
  [
    'a narrower condition',
    [rule('read', 'TimeEntry', { conditions: mine })],
    [rule('read', 'TimeEntry', { conditions: { ...mine, billable: true } })],
  ],
  [
    'fewer fields',
    [rule('read', 'User', { fields: ['id', 'fullName', 'email'] })],
    [rule('read', 'User', { fields: ['id', 'fullName'] })],
  ],
  ['fields by somebody with all of them', [rule('read', 'User')], [rule('read', 'User', { fields: ['id'] })]],
  [
    'without money by somebody with money',
    [rule('read', 'Task')],
    [rule('read', 'Task'), rule('read', 'Task', { fields: ['@money'], ...no })],
  ],
  [
    'without money by somebody without money',
    [rule('read', 'Task'), rule('read', 'Task', { fields: ['@money'], ...no })],
    [rule('read', 'Task'), rule('read', 'Task', { fields: ['hourlyRate', 'rates', 'currentRate'], ...no })],
  ],
  ['what is taken away again', [rule('read', 'Item')], [rule('read', ['Item', 'Invoice']), rule('read', 'Invoice', no)]],
  [
    'two halves that make a whole',
    [rule('read', 'Item', { conditions: { kind: 'goods' } }), rule('read', 'Item')],
    [rule('read', 'Item')],
  ],
];

const refused: Case[] = [
  ['anything by somebody with nothing', [], [rule('read', 'Item')]],
  ['everything by somebody with much', [rule('manage', ['Item', 'Invoice', 'User', 'Role'])], admin],
  ['every verb by somebody with many', [rule(['read', 'create', 'update', 'delete'], 'Item')], [rule('manage', 'Item')]],
  ['every subject by somebody with many', [rule('read', ['Item', 'Invoice', 'User'])], [rule('read', 'all')]],
  ['all records by somebody with own ones', [rule('read', 'TimeEntry', { conditions: mine })], [rule('read', 'TimeEntry')]],
  [
    'somebody else’s records',
    [rule('read', 'TimeEntry', { conditions: mine })],
    [rule('read', 'TimeEntry', { conditions: { userId: 4 } })],
  ],
  [
    'a condition that matches all',
    [rule('read', 'TimeEntry', { conditions: mine })],
    [rule('read', 'TimeEntry', { conditions: {} })],
  ],
  [
    'an alternative to the condition',
    [rule('read', 'TimeEntry', { conditions: mine })],
    [rule('read', 'TimeEntry', { conditions: { $or: [mine, { billable: true }] } })],
  ],
  [
    'a wider value',
    [rule('read', 'File', { conditions: { subject: 'Project' } })],
    [rule('read', 'File', { conditions: { subject: { $in: ['Project', 'User'] } } })],
  ],
  ['more fields', [rule('read', 'User', { fields: ['id'] })], [rule('read', 'User', { fields: ['id', 'email'] })]],
  ['all fields by somebody with some', [rule('read', 'User', { fields: ['id', 'email'] })], [rule('read', 'User')]],
  ['fields by a pattern', [rule('read', 'User', { fields: ['id'] })], [rule('read', 'User', { fields: ['*'] })]],
  ['an empty list of fields', admin, [rule('read', 'User', { fields: [] })]],
  [
    'money by somebody without',
    [rule('read', 'Task'), rule('read', 'Task', { fields: ['@money'], ...no })],
    [rule('read', 'Task')],
  ],
  [
    'money by somebody who manages all but money',
    [...admin, rule('manage', 'all', { fields: ['@money'], ...no })],
    [rule('read', 'Invoice')],
  ],
  ['what an inverted rule took', [rule('manage', 'Invoice'), rule('delete', 'Invoice', no)], [rule('manage', 'Invoice')]],
  ['the verb that an inverted rule took', [rule('manage', 'all'), rule('delete', 'Invoice', no)], [rule('delete', 'Invoice')]],
  ['everything after an inverted rule', [rule('manage', 'all'), rule('delete', 'Invoice', no)], admin],
  [
    'what an inverted rule with a condition took',
    [rule('read', 'Invoice'), rule('read', 'Invoice', { conditions: { status: 'draft' }, ...no })],
    [rule('read', 'Invoice')],
  ],
  ['what the role gives back after taking it', [rule('read', 'Item')], [rule('read', 'Invoice', no), rule('read', 'Invoice')]],
  [
    'the subject itself where no record is left',
    [],
    [rule('create', 'Item', { conditions: mine }), rule('create', 'Item', { conditions: mine, ...no })],
  ],
  ['a verb that nobody knows', [rule('read', 'Item')], [rule('conjure', 'Item')]],
  ['a subject that nobody knows', [rule('manage', 'Item')], [rule('read', 'Safe')]],
  [
    'conditions that are too many to weigh',
    [rule('read', 'Item', { conditions: mine })],
    [rule('read', 'Item', { conditions: Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`field${at}`, 1])) })],
  ],
];

describe('nobody grants what they do not have', () => {
  it.each(granted)('grants %s', (_, held, role) => expect(mayGrant(held, role)).toBe(true));
  it.each(refused)('refuses %s', (_, held, role) => expect(mayGrant(held, role)).toBe(false));

  it('lets every role grant itself, and only Admin grant Admin', () => {
    for (const { rules } of defaultRoles) expect(mayGrant(rules, rules)).toBe(true);
    const [first, ...others] = defaultRoles;
    for (const { rules } of others)
      expect([mayGrant(rules, first?.rules ?? []), mayGrant(first?.rules ?? [], rules)]).toEqual([false, true]);
  });

  it('weighs the largest roles in a moment', () => {
    const start = performance.now();
    for (const { rules } of defaultRoles) for (const other of defaultRoles) mayGrant(rules, other.rules);
    expect(performance.now() - start).toBeLessThan(2000);
  });

  it('knows only field groups with fields', () => {
    for (const group of Object.values(fieldGroups))
      for (const fields of Object.values(group)) expect(fields.length).toBeGreaterThan(0);
  });
});
