import { readInput, type ImportProblem, type ImportRow, type Params } from '@kontor/domain';
import { othersFirst } from '../context/turns.ts';
import { toAnswer } from '../errors/to-answer.ts';

type Problem = ImportRow['problems'][number];
type Fields = Record<string, { code: string; params?: Params }>;
/** `heading` gives the heading of a field's column in the file. */
type Told = { problems: Problem[]; heading: (field: string) => string };

const tell = ({ problems, heading }: Told, fields: Fields): void => {
  for (const [field, { code, params }] of Object.entries(fields)) {
    const column = heading(field.split('.')[0] ?? '');
    const isKnown = problems.some((known) => known.code === code && (known.column === column || column === ''));
    if (!isKnown) problems.push({ column, code, ...(params && { params }) });
  }
};

export const withoutRow = ({ column, code, params }: ImportProblem): Problem => ({ column, code, ...(params && { params }) });

/** Returns the row as the input that a form would send; undefined if it has problems, which are reported by column. */
export async function inputOf<T extends object>(inputClass: new () => T, candidate: object, told: Told): Promise<T | undefined> {
  await othersFirst();
  const { input, fields } = await readInput(inputClass, candidate);
  if (fields) tell(told, fields);
  return input;
}

/** Asks a rule about the row; a refusal becomes a problem of the row. */
export async function ask(told: Told, rule: () => unknown): Promise<boolean> {
  try {
    await rule();
    return true;
  } catch (error) {
    const { status, code, params, fields } = toAnswer(error);
    if (status >= 500) throw error;
    tell(told, fields ?? { '': { code, params } });
    return false;
  }
}

/** A cell that could not be read is not also reported as missing: the problems from `before` on that name a column that was told already go. */
export function withoutEchoes(problems: Problem[], before: number): void {
  const told = new Set(problems.slice(0, before).map(({ column }) => column));
  const rest = problems.splice(before).filter(({ column }) => !told.has(column));
  problems.push(...rest);
}
