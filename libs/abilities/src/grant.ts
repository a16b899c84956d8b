import { createMongoAbility, subject as tag, type MatchConditions, type MongoAbility, type RawRuleOf } from '@casl/ability';
import type { AbilityRule } from '@kontor/domain';
import { withFields } from './field-groups.ts';

type Loose = MongoAbility;
type Truths = { truths: ReadonlySet<string> };
type Conditions = Record<string, unknown>;

const list = (one: string | readonly string[] | undefined): readonly string[] =>
  one === undefined ? [] : typeof one === 'string' ? [one] : one;
const partsOf = (conditions: Conditions): string[] => Object.entries(conditions).map((part) => JSON.stringify(part));

/** Most condition parts a subject may have; a role with more is not granted, because every combination is tried. */
const mostParts = 10;
const anyOtherField = '\u0000any other field';

/**
 * Says whether a person with the rights `held` has everything that `role` would give: nobody may grant more than they have.
 *
 * Each part of a condition (`userId` is mine) is taken as true and as false, in all combinations, and the ability itself is asked, so the
 * order of rules, `manage`, `all`, inverted rules and lists of fields mean here what they mean everywhere. Parts that differ in any way
 * count as unrelated, so in doubt the answer is no.
 *
 * Both lists must refer to the person alike: as `${userId}`, or by the same id.
 */
export function mayGrant(held: readonly AbilityRule[], role: readonly AbilityRule[]): boolean {
  const given = withFields(role);
  const own = withFields(held);
  const both = [...given, ...own];
  if (given.some(({ fields }) => fields?.length === 0 || fields?.some((field) => field.includes('*')))) return false;
  const [granter, grantee] = [abilityOver(own), abilityOver(given)];
  const verbs = new Set(['manage', ...both.flatMap(({ action }) => list(action))]);
  const subjects = new Set(['all', ...both.flatMap(({ subject }) => list(subject))]);
  return [...subjects].every((subject) => {
    const about = both.filter((rule) => list(rule.subject).some((one) => one === subject || one === 'all'));
    const fields = [undefined, anyOtherField, ...new Set(about.flatMap(({ fields }) => fields ?? []))];
    const parts = [...new Set(about.flatMap(({ conditions }) => partsOf(conditions ?? {})))];
    if (parts.length > mostParts) return false;
    const records = [subject, ...combinations(parts).map((truths) => tag(subject, { truths }))];
    return [...verbs].every((verb) =>
      fields.every((field) => records.every((record) => !grantee.can(verb, record, field) || granter.can(verb, record, field))),
    );
  });
}

/** An ability over stand-in records that list which condition parts are true of them. */
function abilityOver(rules: AbilityRule[]): Loose {
  return createMongoAbility<Loose>(rules as RawRuleOf<Loose>[], {
    conditionsMatcher: (conditions) => {
      const parts = partsOf(conditions);
      const matches = (({ truths }: Truths) => parts.every((part) => truths.has(part))) as MatchConditions;
      matches.matchesAll = parts.length === 0;
      return matches;
    },
  });
}

function combinations(parts: string[]): ReadonlySet<string>[] {
  return Array.from({ length: 2 ** parts.length }, (_, number) => new Set(parts.filter((_part, bit) => (number >> bit) & 1)));
}
