import type { AbilityRule } from '@kontor/domain';
import { rightSubjects, subjectVerbs, subjects, type RightSubject } from './subjects.ts';

/** The rights that a token can be given, such as `Invoice.read`. */
export const tokenRights: readonly string[] = rightSubjects.flatMap((subject) =>
  subjectVerbs[subject].map((verb) => `${subject}.${verb}`),
);

/**
 * What no token can do, whoever owns it: with these, whoever finds a token would get more than the token. They make people, tokens, rights and
 * webhooks, or lead to a password: a changed email address receives the letter that resets it.
 */
const onlyPeople: readonly AbilityRule[] = [
  { action: ['create', 'delete', 'invite', 'resendConfirmation', 'turnOffSecondFactor'], subject: 'User', inverted: true },
  { action: 'update', subject: 'User', fields: ['email', 'username', 'roleId', 'active'], inverted: true },
  { action: ['create', 'update', 'delete'], subject: ['Role', 'ServiceAccount', 'ApiToken', 'Webhook'], inverted: true },
];

const list = (one: string | readonly string[]): readonly string[] => (typeof one === 'string' ? [one] : one);
const everybodysVerbs = ['read', 'update'] as const;
const verbsOf = (subject: string): readonly string[] =>
  Object.hasOwn(subjectVerbs, subject) ? subjectVerbs[subject as RightSubject] : everybodysVerbs;

/**
 * Doors to what shows each caller what their other rights let them: the history and the search. A token without them could not use
 * `Audit.read`, and nobody can choose them.
 */
const doors: readonly string[] = ['Auth.read', 'ACL.read'];

/**
 * The rules of a token: those of its owner, without what no token can do, and of the chosen rights alone, if some were chosen. Each allowing
 * rule is cut down to pairs of subject and verb, so `manage` and `all` never reach a token, and a route that asks for them stays closed;
 * denying rules are kept as they are. So whatever the choice is, the token has at most the rights of its owner.
 */
export function rulesOfToken(owner: readonly AbilityRule[], rights: readonly string[] | null): AbilityRule[] {
  const chosen = rights && new Set([...rights, ...doors]);
  const isChosen = (subject: string, verb: string): boolean => !chosen || chosen.has(`${subject}.${verb}`);
  const given = owner.flatMap((rule): AbilityRule[] => {
    if (rule.inverted) return [rule];
    const named = list(rule.subject).flatMap((one) => (one === 'all' ? (subjects as readonly string[]) : [one]));
    const actions = list(rule.action);
    return [...new Set(named)].flatMap((subject): AbilityRule[] => {
      if (subject === 'all') return [];
      const action = (actions.includes('manage') ? verbsOf(subject) : actions).filter((verb) => isChosen(subject, verb));
      return action.length ? [{ ...rule, action: [...action], subject }] : [];
    });
  });
  return [...given, ...onlyPeople];
}
