import { part } from '../../platform/page/page.ts';
import { itemWords } from '../../stock/items/index.ts';

/** Loads the words of items when opened. */
export const ItemCreateDialog = part(() => import('./ItemCreateDialog.tsx').then((m) => m.ItemCreateDialog), [itemWords]);
