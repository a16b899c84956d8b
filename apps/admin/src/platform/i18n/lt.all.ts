import { errors } from './errors.lt.ts';
import { lt } from './lt.ts';

export const all = { ...lt, errors };
