import { createMongoAbility, subject as tag, type ForcedSubject, type MongoAbility, type RawRuleOf } from '@casl/ability';
import { rulesToFields, rulesToCondition } from '@casl/ability/extra';
import type { AbilityRule } from '@kontor/domain';
import { withFields } from './field-groups.ts';
import type { Subject, Verb } from './subjects.ts';

export type KontorAbility = MongoAbility<[Verb, Subject | (Record<string, unknown> & ForcedSubject<Subject>)]>;

/** The rules of a role for one person: their id in place of `${userId}`, fields in place of their groups. */
export function rulesFor(rules: readonly AbilityRule[], userId: number): AbilityRule[] {
  return withFields(rules).map((rule) =>
    rule.conditions
      ? {
          ...rule,
          conditions: Object.fromEntries(Object.entries(rule.conditions).map(([k, v]) => [k, v === '${userId}' ? userId : v])),
        }
      : rule,
  );
}

/** The ability that a list of rules gives. The API and the admin both ask this one. */
export function abilityOf(rules: readonly AbilityRule[]): KontorAbility {
  return createMongoAbility<KontorAbility>(withFields(rules) as RawRuleOf<KontorAbility>[]);
}

/**
 * May this be done with this record? Without a record the question is about the subject in general.
 * Example: `allows(ability, 'send', 'Invoice', invoice)`.
 */
export function allows(ability: KontorAbility, verb: Verb, subject: Subject, record?: object, field?: string): boolean {
  if (!record) return ability.can(verb, subject, field);
  const asked: Record<string, unknown> = { ...record };
  return ability.can(verb, tag(subject as Exclude<Subject, 'all'>, asked), field);
}

/** The fields of a record that may not be used this way. Example: rates on a time entry for a person without the right to money. */
export function hiddenFields(
  ability: KontorAbility,
  verb: Verb,
  subject: Subject,
  fields: readonly string[],
  record?: object,
): string[] {
  return fields.filter((field) => !allows(ability, verb, subject, record, field));
}

export { rulesToCondition, rulesToFields };
