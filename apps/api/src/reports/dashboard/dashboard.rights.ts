import { allows, type KontorAbility } from '@kontor/abilities';

/** Sums of the firm are for people who read all of its records, and not only some. */
export const readsAll = (ability: KontorAbility, subject: 'Bill' | 'Item' | 'TimeEntry'): boolean =>
  !ability.rulesFor('read', subject).some(({ conditions }) => conditions);

/** Figures of the whole firm are for people who read every invoice. */
export const readsMoney = (ability: KontorAbility): boolean => allows(ability, 'read', 'Invoice', {}, 'total');

export const readsBills = (ability: KontorAbility): boolean =>
  allows(ability, 'read', 'Bill', undefined, 'balance') && readsAll(ability, 'Bill');
