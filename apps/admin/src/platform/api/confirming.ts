import { HttpError } from 'react-admin';

type Ask = (text: string) => Promise<boolean>;

// Which input says that a person has confirmed what a code asks about.
const flags = new Map<string, string>();
let ask: Ask | undefined;

/** Declares refusals that are questions: their code, and the input that answers yes. */
export function defineQuestions(questions: Readonly<Record<string, string>>): void {
  for (const [code, flag] of Object.entries(questions)) flags.set(code, flag);
}

/** Lets a component put the questions; returns how it stops. Without one, a question stays a refusal. */
export function answerQuestions(answer: Ask): () => void {
  ask = answer;
  return () => {
    if (ask === answer) ask = undefined;
  };
}

const flagOf = (error: unknown): string | undefined => {
  const body = error instanceof HttpError ? (error.body as { code?: string } | null) : null;
  return body?.code ? flags.get(body.code) : undefined;
};

/** Runs a call, and again with what the person confirmed when its refusal is a question. Whoever says no gets the refusal. */
export async function confirming<T>(run: (confirmed: Readonly<Record<string, boolean>>) => Promise<T>): Promise<T> {
  const confirmed: Record<string, boolean> = {};
  for (;;)
    try {
      return await run(confirmed);
    } catch (error) {
      const flag = flagOf(error);
      if (!flag || confirmed[flag] || !(await ask?.((error as Error).message))) throw error;
      confirmed[flag] = true;
    }
}
