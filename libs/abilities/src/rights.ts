import type { AbilityRule, RoleRight } from '@kontor/domain';
import { abilityOf, allows } from './ability.ts';
import { fieldGroups, fieldGroupsOf, type FieldGroup } from './field-groups.ts';
import { rightSubjects, subjectVerbs, type RightSubject, type Verb } from './subjects.ts';

/** Some subjects can be had in part: one's own records, or the files of projects. */
export const ownConditions: Partial<Record<RightSubject, Record<string, string>>> = {
  ProjectMember: { userId: '${userId}' },
  TimeEntry: { userId: '${userId}' },
  File: { subject: 'Project' },
};

/** The rights of every role that was made on the Roles screen: the pages of a logged-in person, and their own notifications. */
const always: readonly AbilityRule[] = [
  { action: ['read'], subject: ['Auth', 'ACL'] },
  { action: ['read', 'update'], subject: ['Notification'], conditions: { userId: '${userId}' } },
];

/** The field of a right that names something unknown, if any does. */
export function unknownIn({ subject, verbs, ownVerbs, hidden }: RoleRight): keyof RoleRight | undefined {
  if (!isRightSubject(subject)) return 'subject';
  const known: readonly string[] = subjectVerbs[subject];
  if (!verbs.every((verb) => known.includes(verb))) return 'verbs';
  if (ownVerbs.length && !ownConditions[subject]) return 'ownVerbs';
  if (!ownVerbs.every((verb) => known.includes(verb))) return 'ownVerbs';
  return hidden.every((group) => fieldGroupsOf(subject).includes(group as FieldGroup)) ? undefined : 'hidden';
}
const isRightSubject = (name: string): name is RightSubject => Object.hasOwn(subjectVerbs, name);

/** The rules of a role that was put together on the Roles screen. What is kept from the role comes last: the last rule decides. */
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

/** A role as the Roles screen shows it. What the screen has no place for is left out: a copy never has more than its model. */
export function rightsOf(rules: readonly AbilityRule[]): RoleRight[] {
  const ability = abilityOf(rules);
  return rightSubjects.map((subject) => {
    const known: readonly Verb[] = subjectVerbs[subject];
    const own = ownConditions[subject];
    const verbs = known.filter((verb) => allows(ability, verb, subject, {}));
    const ownVerbs = own ? known.filter((verb) => !verbs.includes(verb) && allows(ability, verb, subject, own)) : [];
    const mayRead = verbs.includes('read') || ownVerbs.includes('read');
    const hidden = fieldGroupsOf(subject).filter(
      (group) =>
        mayRead && !(fieldGroups[group][subject] ?? []).every((field) => allows(ability, 'read', subject, own ?? {}, field)),
    );
    return { subject, verbs: [...verbs], ownVerbs: [...ownVerbs], hidden };
  });
}
