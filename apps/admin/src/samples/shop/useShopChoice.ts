import { productSortOf, type ProductSort } from '@kontor/domain';
import { oneOf, useChoice } from '../../platform/page/useChoice.ts';

export const shopLayouts = ['grid', 'rows'] as const;
export type ShopView = { q: string; sortBy: ProductSort; page: number; layout: (typeof shopLayouts)[number] };

const usual: ShopView = { q: '', sortBy: 'featured', page: 1, layout: 'grid' };

/** The state of the shop in the address. */
export function useShopChoice() {
  const { choice: view, choose } = useChoice(usual, { sortBy: productSortOf, layout: oneOf(shopLayouts) }, ['layout']);
  return { view, choose };
}
