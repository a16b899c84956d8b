import { useSearchParams } from 'react-router-dom';

/** A search, some filters and the page, kept in the address. Another search or filter begins at the first page. */
export function usePagedChoice<Filter extends string = never>(filters: readonly Filter[] = []) {
  const [params, setParams] = useSearchParams();
  const page = Number(params.get('page') ?? 1);
  const chosen = Object.fromEntries(filters.map((filter) => [filter, params.get(filter) ?? ''])) as Record<Filter, string>;
  const choice = { q: params.get('q') ?? '', page: Number.isInteger(page) && page > 0 ? page : 1, ...chosen };
  type Choice = typeof choice;
  const choose = (change: Partial<Choice>) => {
    const next: Record<string, string | number> = { ...choice, ...('page' in change ? {} : { page: 1 }), ...change };
    const said = Object.entries(next).filter(([key, value]) => value !== '' && !(key === 'page' && value === 1));
    setParams(Object.fromEntries(said.map(([key, value]) => [key, String(value)])), { replace: 'q' in change });
  };
  return { choice, choose };
}
