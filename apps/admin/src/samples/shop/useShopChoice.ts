import { productSortOf, type ProductSort } from '@kontor/domain';
import { useSearchParams } from 'react-router-dom';

export const shopLayouts = ['grid', 'rows'] as const;
export type ShopView = { q: string; sortBy: ProductSort; page: number; layout: (typeof shopLayouts)[number] };

/** What of the shop is shown, kept in the address. */
export function useShopChoice() {
  const [params, setParams] = useSearchParams();
  const page = Number(params.get('page') ?? 1);
  const view: ShopView = {
    q: params.get('q') ?? '',
    sortBy: productSortOf(params.get('sortBy') ?? ''),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    layout: shopLayouts.find((one) => one === params.get('layout')) ?? 'grid',
  };
  const choose = (change: Partial<ShopView>) => {
    // Another search or order begins at its first page.
    const next = { ...view, ...('q' in change || 'sortBy' in change ? { page: 1 } : {}), ...change };
    setParams(
      {
        ...(next.q && { q: next.q }),
        ...(next.sortBy !== 'featured' && { sortBy: next.sortBy }),
        ...(next.page > 1 && { page: String(next.page) }),
        ...(next.layout !== 'grid' && { layout: next.layout }),
      },
      { replace: 'q' in change },
    );
  };
  return { view, choose };
}
