import { joined } from './joined.ts';
import { all } from './no.all.ts';
import { moduleMessages } from './modules.ts';

export const words = joined(all, moduleMessages, 'no');
