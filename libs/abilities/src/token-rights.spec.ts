import { describe, expect, it } from '@jest/globals';
import type { AbilityRule } from '@kontor/domain';
import { abilityOf, allows, rulesFor } from './ability.ts';
import { defaultRoles } from './default-roles.ts';
import { mayGrant } from './grant.ts';
import { rulesOfToken, tokenRights } from './token-rights.ts';

const abilityOfToken = (owner: readonly AbilityRule[], rights: string[] | null) =>
  abilityOf(rulesFor(rulesOfToken(owner, rights), 7));
const rulesOf = (key: string): AbilityRule[] => defaultRoles.find((role) => role.key === key)?.rules ?? [];
const admin = rulesOf('admin');

describe('a token', () => {
  it.each(defaultRoles)('never has more rights than its owner: $key', ({ rules }) => {
    for (const rights of [null, ['Invoice.read', 'TimeEntry.read', 'User.read', 'User.update'], [...tokenRights], []])
      expect(mayGrant(rules, rulesOfToken(rules, rights))).toBe(true);
  });

  it('without a choice has what its owner has, except what only people do', () => {
    const ability = abilityOfToken(admin, null);
    const lost = tokenRights.filter((right) => {
      const [subject, verb] = right.split('.') as [never, never];
      return !allows(ability, verb, subject);
    });
    expect(lost.sort()).toEqual([
      'ApiToken.create',
      'ApiToken.delete',
      'Role.create',
      'Role.delete',
      'Role.update',
      'ServiceAccount.create',
      'ServiceAccount.delete',
      'ServiceAccount.update',
      'User.create',
      'User.delete',
      'User.invite',
      'User.resendConfirmation',
      'User.turnOffSecondFactor',
      'Webhook.create',
      'Webhook.delete',
      'Webhook.update',
    ]);
  });

  it('never gets into what asks for everything, such as the mail server that sends the letters of passwords', () =>
    expect(allows(abilityOfToken(admin, null), 'manage', 'all')).toBe(false));

  it.each(['email', 'username', 'roleId', 'active'])('does not change the %s of people, also as one of many rights', (field) => {
    expect(allows(abilityOfToken(admin, null), 'update', 'User', {}, field)).toBe(false);
    expect(allows(abilityOfToken(admin, ['User.read', 'User.update']), 'update', 'User', {}, field)).toBe(false);
    expect(allows(abilityOfToken(admin, null), 'update', 'User', {}, 'phone')).toBe(true);
  });

  it('has the chosen rights alone, with the conditions and hidden fields of its owner', () => {
    const ability = abilityOfToken(rulesOf('employee'), ['TimeEntry.read']);
    expect(allows(ability, 'read', 'TimeEntry', { userId: 7 })).toBe(true);
    expect(allows(ability, 'read', 'TimeEntry', { userId: 8 })).toBe(false);
    expect(allows(ability, 'read', 'TimeEntry', { userId: 7 }, 'billingRate')).toBe(false);
    expect(allows(ability, 'create', 'TimeEntry', { userId: 7 })).toBe(false);
    expect(allows(ability, 'read', 'Project')).toBe(false);
  });

  it('gets with any choice to the search and the history, which show what its rights let them, if its owner does', () => {
    const doors = (owner: AbilityRule[], rights: string[]) =>
      (['Auth', 'ACL', 'Notification'] as const).map((subject) => allows(abilityOfToken(owner, rights), 'read', subject));
    expect(doors(admin, ['Audit.read'])).toEqual([true, true, false]);
    expect(doors(rulesOf('employee'), [])).toEqual([true, true, false]);
    expect(doors([], ['Audit.read'])).toEqual([false, false, false]);
    expect(allows(abilityOfToken(admin, ['Audit.read']), 'update', 'Auth')).toBe(false);
  });

  it('does not have a chosen right that its owner lacks or lost', () => {
    const rights = ['Invoice.read', 'Invoice.send', 'Invoice.backdate'];
    expect(allows(abilityOfToken(rulesOf('employee'), rights), 'read', 'Invoice')).toBe(false);
    const accountant = abilityOfToken(rulesOf('accountant'), rights);
    expect([allows(accountant, 'send', 'Invoice'), allows(accountant, 'backdate', 'Invoice')]).toEqual([true, false]);
  });
});
