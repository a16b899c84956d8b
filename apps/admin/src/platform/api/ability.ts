import { createMongoAbility, subject as typed, type MongoAbility } from '@casl/ability';
import { readSession, type Rule } from './session/session.ts';

/** The rights of the logged-in person. The API decides; this copy of the rules only hides what it would refuse. */
export const ability: MongoAbility = createMongoAbility(readSession()?.userData.ability ?? []);

const listeners = new Set<() => void>();
export function updateAbility(rules: Rule[]): void {
  if (JSON.stringify(rules) === JSON.stringify(ability.rules)) return;
  ability.update(rules);
  listeners.forEach((listener) => listener());
}
export function onAbilityChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const verbOf: Record<string, string> = { list: 'read', show: 'read', edit: 'update', clone: 'create' };

/** The values that a rule asks of fields that are not on the wire: what the API returned is presumed to meet them. */
const presumed = (verb: string, subject: string, record: object): object =>
  Object.fromEntries(
    ability
      .rulesFor(verb, subject)
      .flatMap(({ conditions, inverted }) => (inverted ? [] : Object.entries(conditions ?? {})))
      .filter(([name]) => !(name in record)),
  );

/** Maps react-admin's actions to our verbs. Example: `may('list', 'Customer')`, `may('send', 'Invoice', invoice)`. */
export function may(action: string, subject: string, record?: object): boolean {
  const verb = verbOf[action] ?? action;
  // `subject()` marks the object it gets, and a cached record must not change.
  return ability.can(verb, record ? typed(subject, { ...presumed(verb, subject, record), ...record }) : subject);
}
