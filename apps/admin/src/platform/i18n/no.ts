import type { SameKeys } from './languages.ts';
import type { en } from './en.ts';
import { noKontor } from './no.kontor.ts';
import { noRa } from './no.ra.ts';

export const no: SameKeys<typeof en> = { ra: noRa, kontor: noKontor };
