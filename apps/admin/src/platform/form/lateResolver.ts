import type { FieldValues, Resolver } from 'react-hook-form';
import { patiently } from '../page/patiently.ts';

/** A form's resolver that is fetched when the form is first judged: to draw one, nobody needs the validation library. */
export const lateResolver =
  (load: () => Promise<Resolver<FieldValues>>): Resolver<FieldValues> =>
  async (...asked) =>
    (await patiently(load))(...asked);
