import { useChoice } from '../../platform/page/useChoice.ts';

type Usual<Filter extends string> = { q: string; page: number } & Record<Filter, string>;

/** A search, some filters and the page. */
export const usePagedChoice = <Filter extends string = never>(filters: readonly Filter[] = []) =>
  useChoice({ q: '', page: 1, ...Object.fromEntries(filters.map((filter) => [filter, ''])) } as Usual<Filter>);
