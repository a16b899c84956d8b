import type { SameKeys } from './languages.ts';
import type { en } from './en.ts';
import { ltKontor } from './lt.kontor.ts';
import { ltRa } from './lt.ra.ts';

export const lt: SameKeys<typeof en> = { ra: ltRa, kontor: ltKontor };
