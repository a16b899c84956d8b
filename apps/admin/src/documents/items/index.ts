import { part } from '../../platform/page/page.ts';
import { itemWords } from '../../stock/items/index.ts';

/** Comes with the words of items when it is opened. */
export const ItemCreateDialog = part(() => import('./ItemCreateDialog.tsx').then((m) => m.ItemCreateDialog), [itemWords]);
