import { DomainError } from '../../platform/errors/domain-error.ts';
import { coreName } from './alike.rules.ts';

type Person = { firstName: string; lastName: string; email?: string | null };
type Known = Person & { id: number };

const nameOf = ({ firstName, lastName }: Person): string => `${firstName} ${lastName}`.trim();
const isSame = (one: Person, other: Person): boolean =>
  coreName(nameOf(one)) === coreName(nameOf(other)) ||
  Boolean(one.email && one.email.trim().toLowerCase() === other.email?.trim().toLowerCase());

/**
 * Asks for a confirmation before somebody is entered a second time at the same customer or vendor, by name or email. `before` is the
 * saved person, whose own name and email were confirmed then. Throws DomainError `party.alike_person` at `alikeConfirmed`.
 */
export function assertNewPerson(given: Person, before: Person | undefined, others: readonly Known[]): void {
  if (before && nameOf(given) === nameOf(before) && (given.email ?? null) === (before.email ?? null)) return;
  const other = others.find((one) => isSame(given, one));
  if (!other) return;
  const problem = { code: 'party.alike_person', params: { id: other.id, name: nameOf(other) } } as const;
  throw new DomainError(problem.code, problem.params, { alikeConfirmed: problem });
}
