import { useListContext } from 'react-admin';

/** The filters of the surrounding list, typed as unknown values by name. */
export const useFilterValues = (): Record<string, unknown> => useListContext().filterValues as Record<string, unknown>;
