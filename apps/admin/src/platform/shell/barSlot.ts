import type { Subject } from '@kontor/abilities';
import type { Names } from '../api/resource.ts';
import type { Part } from '../page/page.ts';
import { slot } from '../page/slot.ts';

/** What wings put into the app bar for who may create something of a subject, with the key that opens it and what the list of shortcuts says of that. */
export const barSlot = slot<{ subject: Subject; content: Part<object>; shortcut?: { keys: string; names: Names } }>();
