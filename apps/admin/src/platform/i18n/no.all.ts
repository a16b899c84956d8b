import { errors } from './errors.no.ts';
import { no } from './no.ts';

export const all = { ...no, errors };
