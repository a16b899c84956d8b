import { fieldGroupsOf, ownConditions, rightSubjects, type FieldGroup, type RightSubject } from '@kontor/abilities';
import type { RoleRight } from '@kontor/domain';
import type { Grants } from './grants.ts';

export type Right = Omit<RoleRight, 'subject'> & { subject: RightSubject };

/** One right for each subject, in the order of the screen. */
export const allRights = (given: readonly RoleRight[]): Right[] =>
  rightSubjects.map(
    (subject) =>
      (given.find((right) => right.subject === subject) as Right | undefined) ?? { subject, verbs: [], ownVerbs: [], hidden: [] },
  );

export const hasOwn = (subject: RightSubject): boolean => ownConditions[subject] !== undefined;

/** Ticks or clears a box. Every other right needs the right to read, so clearing that clears the others. */
export function toggled(right: Right, verb: string, own: boolean, on: boolean, grants: Grants): Right {
  const field = own ? 'ownVerbs' : 'verbs';
  const canRead = grants.may(right.subject, 'read', own);
  const without = right[field].filter((one) => one !== verb);
  const next = on
    ? [...new Set([...(verb !== 'read' && canRead ? ['read'] : []), ...without, verb])]
    : verb === 'read'
      ? []
      : without;
  const changed = { ...right, [field]: next };
  const sees = isReadable(changed);
  const hidden = fieldGroupsOf(right.subject).filter(
    (group) => sees && (right.hidden.includes(group) || !grants.maySee(right.subject, group)),
  );
  return { ...changed, hidden };
}

export const isReadable = ({ verbs, ownVerbs }: Pick<Right, 'verbs' | 'ownVerbs'>): boolean =>
  verbs.includes('read') || ownVerbs.includes('read');

export const shown = (right: Right, group: FieldGroup, on: boolean): Right => ({
  ...right,
  hidden: on ? right.hidden.filter((one) => one !== group) : [...right.hidden, group],
});
