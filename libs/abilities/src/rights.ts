import type { AbilityRule, RoleRight } from '@kontor/domain';
import { abilityOf, allows } from './ability.ts';
import { fieldGroups, fieldGroupsOf, type FieldGroup } from './field-groups.ts';
import { rightSubjects, subjectVerbs, type RightSubject, type Verb } from './subjects.ts';

/** Conditions of subjects that can be granted in part: a person's own records, or the files of projects. */
export const ownConditions: Partial<Record<RightSubject, Record<string, string>>> = {
  ProjectMember: { userId: '${userId}' },
  TimeEntry: { userId: '${userId}' },
  TimeWeek: { userId: '${userId}' },
  Absence: { userId: '${userId}' },
  WorkContract: { userId: '${userId}' },
  Expense: { userId: '${userId}' },
  Reimbursement: { userId: '${userId}' },
  StockMove: { holderId: '${userId}' },
  File: { subject: 'Project' },
};

/**
 * The verbs that can be granted for a person's own records alone. Nobody makes themself a member of a project by a right to their own
 * membership, because other rights rest on it, changes what they have agreed on, or decides about their own week or absence.
 */
export function ownVerbsOf(subject: RightSubject): readonly Verb[] {
  if (!ownConditions[subject]) return [];
  if (subject === 'TimeWeek') return ['read', 'submit'];
  if (subject === 'Absence') return ['read', 'create', 'export', 'cancel'];
  return subject === 'ProjectMember' || subject === 'WorkContract' ? ['read'] : subjectVerbs[subject];
}

/** Rights that every custom role has: the pages of a logged-in person and their own notifications. */
const always: readonly AbilityRule[] = [
  { action: ['read'], subject: ['Auth', 'ACL'] },
  { action: ['read', 'update'], subject: ['Notification'], conditions: { userId: '${userId}' } },
];

/** The field of a right that names something unknown, if any. */
export function unknownIn({ subject, verbs, ownVerbs, hidden }: RoleRight): keyof RoleRight | undefined {
  if (!isRightSubject(subject)) return 'subject';
  const known: readonly string[] = subjectVerbs[subject];
  if (!verbs.every((verb) => known.includes(verb))) return 'verbs';
  const knownOwn: readonly string[] = ownVerbsOf(subject);
  if (!ownVerbs.every((verb) => knownOwn.includes(verb))) return 'ownVerbs';
  return hidden.every((group) => fieldGroupsOf(subject).includes(group as FieldGroup)) ? undefined : 'hidden';
}
const isRightSubject = (name: string): name is RightSubject => Object.hasOwn(subjectVerbs, name);

/** The rules of a role composed on the Roles screen. Denials come last, because the last rule decides. */
export function rulesOf(rights: readonly RoleRight[]): AbilityRule[] {
  const given = rights.flatMap(({ subject, verbs, ownVerbs }): AbilityRule[] => {
    const own = ownVerbs.filter((verb) => !verbs.includes(verb));
    const conditions = ownConditions[subject as RightSubject];
    return [
      ...(verbs.length ? [{ action: [...verbs], subject: [subject] }] : []),
      ...(own.length && conditions ? [{ action: own, subject: [subject], conditions }] : []),
    ];
  });
  const kept = rights.flatMap(({ subject, hidden }): AbilityRule[] =>
    hidden.length
      ? [{ action: ['read', 'create', 'update'], subject: [subject], fields: hidden.map((group) => `@${group}`), inverted: true }]
      : [],
  );
  return [...always, ...given, ...kept];
}

/** A role as the Roles screen shows it. Rights that the screen cannot show are left out, so a copy never has more than its model. */
export function rightsOf(rules: readonly AbilityRule[]): RoleRight[] {
  const ability = abilityOf(rules);
  return rightSubjects.map((subject) => {
    const known: readonly Verb[] = subjectVerbs[subject];
    const own = ownConditions[subject];
    const verbs = known.filter((verb) => allows(ability, verb, subject, {}));
    const ownVerbs = own
      ? ownVerbsOf(subject).filter((verb) => !verbs.includes(verb) && allows(ability, verb, subject, own))
      : [];
    const mayRead = verbs.includes('read') || ownVerbs.includes('read');
    const hidden = fieldGroupsOf(subject).filter(
      (group) =>
        mayRead && !(fieldGroups[group][subject] ?? []).every((field) => allows(ability, 'read', subject, own ?? {}, field)),
    );
    return { subject, verbs: [...verbs], ownVerbs: [...ownVerbs], hidden };
  });
}
