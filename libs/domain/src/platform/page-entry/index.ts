export * from './bookmark.input.ts';
export * from './bookmarks.ts';
export * from './page-entry.ts';
