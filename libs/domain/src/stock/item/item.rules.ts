import type { ItemRecord } from './item.ts';

/** Says whether an item is due for an order. Example: `isLowStock({ onHand: 5, reorderLevel: 5 })` is true. */
export const isLowStock = ({ onHand, reorderLevel }: Pick<ItemRecord, 'onHand' | 'reorderLevel'>): boolean =>
  onHand !== null && reorderLevel !== null && onHand <= reorderLevel;
