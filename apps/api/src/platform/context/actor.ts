import { abilityOf, rulesFor, visitorRules, type KontorAbility } from '@kontor/abilities';
import { DomainError, type AbilityRule, type ActorKind } from '@kontor/domain';
import { context } from './context.ts';

type Rights = {
  ability: KontorAbility;
  /** The stored rules: the rights that the actor may grant to others. */
  rules: readonly AbilityRule[];
};
type Acting<Kind extends ActorKind, UserId> = Rights & {
  kind: Kind;
  /** The user who is responsible: the person, the maker of the token, the receiver of the link, or who set the job up. */
  userId: UserId;
};

/** A user who has logged in. */
export type Person = Acting<'person', number> & { sessionId: number };

/** A program with an API token, in the name of its owner: a user, or a service account, which is no user. */
export type TokenActor = Acting<'token', number | null> & { tokenId: number; serviceAccountId: number | null };

/** Carries out a request or a job: person, API token, link or system. Services ask what it may do, not what kind it is. */
export type Actor =
  Person | TokenActor | Acting<'link', number | null> | Acting<'system', number | null> | Acting<'visitor', null>;

const rightsOf = (rules: readonly AbilityRule[]): Rights => ({ rules, ability: abilityOf(rules) });

/** Kontor itself, in a job. */
export const system: Actor = { kind: 'system', userId: null, ...rightsOf([{ action: 'manage', subject: 'all' }]) };

/** A visitor: not signed in, and without a link. */
export const visitor: Actor = { kind: 'visitor', userId: null, ...rightsOf(visitorRules) };

/** The actor of this request or job. Throws outside of both: code that lost its context has no rights. */
export function actor(): Actor {
  const found = context()?.actor;
  if (!found) throw new Error('Nobody acts here: this runs outside of requests and jobs');
  return found;
}

/** Makes the link that was sent to this user the actor, for the rest of the request: no additional rights, but the history shows it. */
export function comesByLink(userId: number): void {
  const now = context();
  if (now) now.actor = { ...visitor, kind: 'link', userId };
}

/** Makes the link of a customer the actor, with the rights that it brings. */
export function comesAsCustomer(rules: readonly AbilityRule[]): void {
  const now = context();
  if (now) now.actor = { kind: 'link', userId: null, ...rightsOf(rules) };
}

/** Makes a personal link of this user the actor: it reads in their name, with their current rights. */
export function actsByLink(userId: number, rules: readonly AbilityRule[]): void {
  const now = context();
  if (now) now.actor = { kind: 'link', userId, rules, ability: abilityOf(rulesFor(rules, userId)) };
}

/** The actor, where only a person will do: nobody else has lists, sessions and settings of their own. */
export function person(): Person {
  const found = actor();
  if (found.kind === 'token') throw new DomainError('api_token.needs_person');
  if (found.kind !== 'person') throw new DomainError('error.not_authorized');
  return found;
}

/** The API token that acts, for the history. */
export const tokenIdOf = (by: Actor): number | null => (by.kind === 'token' ? by.tokenId : null);
