import { createMongoAbility, subject as tag, type ForcedSubject, type MongoAbility, type RawRuleOf } from '@casl/ability';
import { rulesToCondition } from '@casl/ability/extra';
import type { AbilityRule } from '@kontor/domain';
import { withFields } from './field-groups.ts';
import type { Subject, Verb } from './subjects.ts';

export type KontorAbility = MongoAbility<[Verb, Subject | (Record<string, unknown> & ForcedSubject<Subject>)]>;

/** The rules of a role for one person, with their id for `${userId}` and fields for field groups. */
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

/** Builds an ability from a list of rules, for the API and the admin alike. */
export function abilityOf(rules: readonly AbilityRule[]): KontorAbility {
  return createMongoAbility<KontorAbility>(withFields(rules) as RawRuleOf<KontorAbility>[]);
}

/**
 * Says whether the verb is allowed on this record, or without a record on the subject in general.
 * Example: `allows(ability, 'send', 'Invoice', invoice)`.
 */
export function allows(ability: KontorAbility, verb: Verb, subject: Subject, record?: object, field?: string): boolean {
  if (!record) return ability.can(verb, subject, field);
  const asked: Record<string, unknown> = { ...record };
  return ability.can(verb, tag(subject as Exclude<Subject, 'all'>, asked), field);
}

/** The fields of a record that the ability forbids for this verb, such as rates on a time entry for a person without the right to money. */
export function hiddenFields(
  ability: KontorAbility,
  verb: Verb,
  subject: Subject,
  fields: readonly string[],
  record?: object,
): string[] {
  return fields.filter((field) => !allows(ability, verb, subject, record, field));
}

export { rulesToCondition };
