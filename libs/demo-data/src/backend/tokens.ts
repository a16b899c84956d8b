import type { Context } from './frame.ts';

export type Tokens = {
  issue: (personId: number) => string;
  /** The owner of the token; undefined when it has expired or is of another kind. */
  personOf: (token: string) => number | undefined;
  end: (token: string) => void;
};

const lifetime = 600_000;

/** Tokens carry their owner and expiry, so that they survive a reload. They stay in one browser, so nothing is secret. */
export function tokensOf(kind: string, { now, random }: Pick<Context, 'now' | 'random'>): Tokens {
  const ended = new Set<string>();
  return {
    issue: (personId) => `${kind}.${personId}.${now().getTime() + lifetime}.${random().toString(36).slice(2)}`,
    personOf: (token) => {
      const [of, personId, until] = token.split('.');
      return of === kind && Number(until) > now().getTime() && !ended.has(token) ? Number(personId) : undefined;
    },
    end: (token) => void ended.add(token),
  };
}
