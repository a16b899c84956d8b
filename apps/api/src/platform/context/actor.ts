import { abilityOf, visitorRules, type KontorAbility } from '@kontor/abilities';
import { DomainError, type AbilityRule, type ActorKind } from '@kontor/domain';
import { context } from './context.ts';

type Rights = {
  ability: KontorAbility;
  /** The rules as they are stored: what the actor may pass on to others. */
  rules: readonly AbilityRule[];
};
type Acting<Kind extends ActorKind, UserId> = Rights & {
  kind: Kind;
  /** The user who answers for what is done: the person themselves, whoever made the token, whomever the link was sent to. */
  userId: UserId;
};

/** A user who has logged in. */
export type Person = Acting<'person', number> & { sessionId: number };

/** Whoever carries out a request or a job. Services ask what it may do, not what kind it is. */
export type Actor =
  Person | Acting<'token', number> | Acting<'link', number | null> | Acting<'system', null> | Acting<'visitor', null>;

const rightsOf = (rules: readonly AbilityRule[]): Rights => ({ rules, ability: abilityOf(rules) });

/** Kontor itself, in a job. */
export const system: Actor = { kind: 'system', userId: null, ...rightsOf([{ action: 'manage', subject: 'all' }]) };

/** Whoever has not logged in and has not come by a link. */
export const visitor: Actor = { kind: 'visitor', userId: null, ...rightsOf(visitorRules) };

/** Whoever acts here. Outside of requests and jobs nobody does: code that lost its context has no rights. */
export function actor(): Actor {
  const found = context()?.actor;
  if (!found) throw new Error('Nobody acts here: this runs outside of requests and jobs');
  return found;
}

/** From here on it is whoever opened a link that was sent to this user: with no more rights than before, and the history says so. */
export function comesByLink(userId: number): void {
  const now = context();
  if (now) now.actor = { ...visitor, kind: 'link', userId };
}

/** The actor where only a person will do: of one's own lists, sessions and settings nobody else has any. */
export function person(): Person {
  const found = actor();
  if (found.kind !== 'person') throw new DomainError('error.not_authorized');
  return found;
}
