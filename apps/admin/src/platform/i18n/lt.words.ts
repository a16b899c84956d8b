import { joined } from './joined.ts';
import { all } from './lt.all.ts';
import { moduleMessages } from './modules.ts';

export const words = joined(all, moduleMessages, 'lt');
