import type { FieldValues, Resolver } from 'react-hook-form';
import { patiently } from '../page/patiently.ts';

/** A resolver fetched at the first validation, because drawing a form does not need the validation library. */
export const lateResolver =
  (load: () => Promise<Resolver<FieldValues>>): Resolver<FieldValues> =>
  async (...asked) =>
    (await patiently(load))(...asked);
