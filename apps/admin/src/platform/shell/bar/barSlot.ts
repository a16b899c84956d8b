import type { Subject } from '@kontor/abilities';
import type { Names } from '../../api/resource.ts';
import type { Part } from '../../page/page.ts';
import { slot } from '../../page/slot.ts';

/** Buttons that wings add to the app bar, with their shortcut and its description; one with a subject needs the right to create it. */
export const barSlot = slot<{ subject?: Subject; content: Part<object>; shortcut?: { keys: string; names: Names } }>();
