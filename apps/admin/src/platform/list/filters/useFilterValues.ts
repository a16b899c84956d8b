import { useListContext } from 'react-admin';

/** The filters of the list around, as what they are: values of any kind under names. */
export const useFilterValues = (): Record<string, unknown> => useListContext().filterValues as Record<string, unknown>;
