import { messages } from '@kontor/domain';
import { en } from './en.ts';

export const all = { ...en, errors: messages };
