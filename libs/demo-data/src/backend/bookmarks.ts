import { bookmarksOf, firstBookmarks, mainSearch, pageEntries, pages, ToggleBookmarkInput } from '@kontor/domain';
import { empty, ok, read, type BackendModule } from './frame.ts';

export const bookmarkCalls: BackendModule = ({ personal }) => {
  const bookmarksOfPerson = personal(() => new Set(firstBookmarks));
  return {
    'GET /api/bookmarks/data': ({ personId }) => ok(bookmarksOf([...bookmarksOfPerson(personId)])),
    'POST /api/bookmarks/update': async ({ body, personId }) => {
      const { id } = await read(ToggleBookmarkInput, body);
      const mine = bookmarksOfPerson(personId);
      if (!mine.delete(id) && pages.some((page) => page.id === id)) mine.add(id);
      return empty();
    },
    'GET /api/main-search/data': ({ personId }) => ok(mainSearch(pageEntries([...bookmarksOfPerson(personId)]))),
  };
};
