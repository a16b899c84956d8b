/** The search of a list answers to `/`: it carries this mark. */
export const listSearchMark = 'data-list-search';
