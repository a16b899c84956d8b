import { useChoice } from '../../platform/page/useChoice.ts';

type Usual<Filter extends string> = { q: string; page: number } & Record<Filter, string>;

/** Search, filters and page, in the address. */
export const usePagedChoice = <Filter extends string = never>(filters: readonly Filter[] = []) =>
  useChoice({ q: '', page: 1, ...Object.fromEntries(filters.map((filter) => [filter, ''])) } as Usual<Filter>);
