import { fieldGroupsOf, mayGrant, ownVerbsOf, rulesFor, rulesOf, type FieldGroup, type RightSubject } from '@kontor/abilities';
import type { AbilityRule } from '@kontor/domain';
import { useMemo, useSyncExternalStore } from 'react';
import { ability, onAbilityChange } from '../../platform/api/ability.ts';
import { readSession } from '../../platform/api/session/session.ts';

export type Grants = {
  /** Says whether the current person may grant the verb, on every record or (`own`) on the narrower set. */
  may: (subject: RightSubject, verb: string, own: boolean) => boolean;
  maySee: (subject: RightSubject, group: FieldGroup) => boolean;
};

export function grantsOf(held: readonly AbilityRule[], me: number): Grants {
  const known = new Map<string, boolean>();
  const asked = (subject: RightSubject, verb: string, own: boolean, hidden: FieldGroup[]): boolean => {
    if (own && !(ownVerbsOf(subject) as readonly string[]).includes(verb)) return false;
    const key = [subject, verb, own, ...hidden].join(' ');
    const found = known.get(key);
    if (found !== undefined) return found;
    const right = { subject, verbs: own ? [] : [verb], ownVerbs: own ? [verb] : [], hidden };
    const may = mayGrant(held, rulesFor(rulesOf([right]), me));
    known.set(key, may);
    return may;
  };
  return {
    may: (subject, verb, own) => asked(subject, verb, own, fieldGroupsOf(subject)),
    maySee: (subject, group) => {
      const others = fieldGroupsOf(subject).filter((one) => one !== group);
      return asked(subject, 'read', false, others) || asked(subject, 'read', true, others);
    },
  };
}

/** The rights that the current person may grant. The API checks the same. */
export function useGrants(): Grants {
  const rules = useSyncExternalStore(onAbilityChange, () => ability.rules);
  return useMemo(() => grantsOf(rules as AbilityRule[], readSession()?.userData.id ?? 0), [rules]);
}
