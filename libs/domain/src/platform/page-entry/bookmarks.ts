import { pageEntries, type PageEntry } from './page-entry.ts';

export class Bookmarks {
  /** All pages. */
  suggestions: PageEntry[];
  /** Those that the person has bookmarked, in the same order. */
  bookmarks: PageEntry[];
}

export function bookmarksOf(bookmarked: readonly number[]): Bookmarks {
  const suggestions = pageEntries(bookmarked);
  return { suggestions, bookmarks: suggestions.filter(({ isBookmarked }) => isBookmarked) };
}
