import { DomainError } from '../errors/domain-error.ts';
import type { Code } from '../../messages.ts';

type Moves<S extends string, V extends string> = Record<V, { from: readonly S[]; to: S }>;

export type Machine<S extends string, V extends string> = {
  readonly initial: S;
  readonly moves: Moves<S, V>;
  /** The state after `verb`. Throws DomainError `<subject>.cannot_<verb>` when the move is not allowed. */
  next(status: S, verb: V): S;
  /** The verbs that are possible in this state, in the order of the table; screens draw their buttons from it. */
  actionsFrom(status: S): V[];
};

/**
 * A state machine as data. Example: `machine('invoice', 'draft', { send: { from: ['draft'], to: 'sent' } })`.
 * `next` throws DomainError with code `invoice.cannot_send` and the current status.
 */
export function machine<S extends string, V extends string>(subject: string, initial: S, moves: Moves<S, V>): Machine<S, V> {
  return {
    initial,
    moves,
    next(status, verb) {
      const move = moves[verb];
      const code = `${subject}.cannot_${verb.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`)}`;
      if (!move.from.includes(status)) throw new DomainError(code as Code, { status });
      return move.to;
    },
    actionsFrom: (status) => (Object.keys(moves) as V[]).filter((verb) => moves[verb].from.includes(status)),
  };
}
