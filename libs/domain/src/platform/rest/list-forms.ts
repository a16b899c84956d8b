/** Rows of a page, unless a range is sent, and at most. */
export const pageSize = { usual: 25, most: 1000 } as const;

/** The forms of the three parameters of a list, as refusals of a wrong one show them. */
export const listForms = {
  'list.not_a_filter': { example: '{"id":[1,2,3]}' },
  'list.bad_sort': { example: '["id","DESC"]' },
  'list.bad_range': { example: `[0,${pageSize.usual - 1}]`, max: pageSize.most },
} as const;
export type ListForm = keyof typeof listForms;
