import { joined } from './joined.ts';
import { all } from './en.all.ts';
import { moduleMessages } from './modules.ts';

export const words = joined(all, moduleMessages, 'en');
