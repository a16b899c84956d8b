import { abilityOf, rulesFor, visitorRules, type KontorAbility } from '@kontor/abilities';
import { DomainError, type AbilityRule, type ActorKind } from '@kontor/domain';
import { context } from './context.ts';

type Rights = {
  ability: KontorAbility;
  /** The rules as they are stored: what the actor may pass on to others. */
  rules: readonly AbilityRule[];
};
type Acting<Kind extends ActorKind, UserId> = Rights & {
  kind: Kind;
  /** The user who is responsible: the person, the maker of the token, or the receiver of the link. */
  userId: UserId;
};

/** A user who has logged in. */
export type Person = Acting<'person', number> & { sessionId: number };

/** Carries out a request or a job: person, API token, link or system. Services ask what it may do, not what kind it is. */
export type Actor =
  Person | Acting<'token', number> | Acting<'link', number | null> | Acting<'system', null> | Acting<'visitor', null>;

const rightsOf = (rules: readonly AbilityRule[]): Rights => ({ rules, ability: abilityOf(rules) });

/** Kontor itself, in a job. */
export const system: Actor = { kind: 'system', userId: null, ...rightsOf([{ action: 'manage', subject: 'all' }]) };

/** A visitor: not logged in, and not come by a link. */
export const visitor: Actor = { kind: 'visitor', userId: null, ...rightsOf(visitorRules) };

/** The actor of this request or job. Outside of both there is none: code that lost its context has no rights. */
export function actor(): Actor {
  const found = context()?.actor;
  if (!found) throw new Error('Nobody acts here: this runs outside of requests and jobs');
  return found;
}

/** From here on the actor is the link that was sent to this user: no more rights than before, and the history says so. */
export function comesByLink(userId: number): void {
  const now = context();
  if (now) now.actor = { ...visitor, kind: 'link', userId };
}

/** From here on the actor is a link of this user's own that reads in their name, with their rights of now. */
export function actsByLink(userId: number, rules: readonly AbilityRule[]): void {
  const now = context();
  if (now) now.actor = { kind: 'link', userId, rules, ability: abilityOf(rulesFor(rules, userId)) };
}

/** The actor where only a person will do: of one's own lists, sessions and settings nobody else has any. */
export function person(): Person {
  const found = actor();
  if (found.kind !== 'person') throw new DomainError('error.not_authorized');
  return found;
}
