import { makeFormat } from './format.ts';
import { store } from './store.ts';

type Params = Record<string, unknown>;
type Words = (key: string, options?: Params) => string;

/** The details of a refusal as people write them: `2026-03-01` becomes "1 Mar 2026" in the reader's language. */
export function errorParams(params: Params | undefined, translate: Words): Params | undefined {
  const format = makeFormat(store.getItem<string>('locale') ?? 'en', translate);
  const written = (value: unknown): unknown =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? format.date(value) : value;
  return params && Object.fromEntries(Object.entries(params).map(([name, value]) => [name, written(value)]));
}
