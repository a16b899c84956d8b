import * as dashboard from '../dashboard/messages.ts';
import type { Language } from './languages.ts';

type ModuleMessages = Record<Language, object>;

/** One line a module: `customers`, imported from `../customers/messages.ts`. */
export const moduleMessages: ModuleMessages[] = [dashboard];
