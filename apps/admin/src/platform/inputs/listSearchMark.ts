/** Marks the list search that the key `/` focuses. */
export const listSearchMark = 'data-list-search';
