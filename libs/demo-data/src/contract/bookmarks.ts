import { expect } from '@jest/globals';
import type { Bookmarks, MainSearch } from '@kontor/domain';
import type { Row, Step } from './contract.ts';

const entry = {
  id: expect.any(Number),
  target: expect.any(String),
  isBookmarked: expect.any(Boolean),
  title: expect.any(String),
  icon: expect.any(String),
  link: expect.stringMatching(/^\/[\w/]+$/),
};
const toggle = (id: unknown, as: 'person' | 'other' = 'person'): Step => ({
  call: 'POST /api/bookmarks/update',
  body: { id },
  as,
  answer: null,
});
const bookmarked = (...ids: number[]): Step => ({
  call: 'GET /api/bookmarks/data',
  check: ({ bookmarks }: Bookmarks) => expect(bookmarks.map(({ id }) => id)).toEqual(ids),
});

export const bookmarkContract: Row[] = [
  {
    name: 'the 22 pages, a handful of them bookmarked',
    steps: [
      {
        call: 'GET /api/bookmarks/data',
        check({ suggestions, bookmarks }: Bookmarks) {
          expect(suggestions).toEqual(Array<unknown>(22).fill(entry));
          expect(bookmarks).toEqual(suggestions.filter(({ isBookmarked }) => isBookmarked));
          expect(bookmarks).toHaveLength(5);
        },
      },
      {
        call: 'GET /api/main-search/data',
        answer: { searchArr: [{ groupTitle: 'Pages', searchLimit: 4, data: Array<unknown>(22).fill(entry) }] },
      },
      { call: 'GET /api/bookmarks/data', as: 'visitor', status: 401 },
      { call: 'GET /api/main-search/data', as: 'visitor', status: 401 },
    ],
  },
  {
    name: 'a bookmark is set, is seen in the search, and is taken off; each person has their own',
    steps: [
      bookmarked(1, 2, 4, 6, 11),
      toggle(22),
      toggle('2'),
      toggle(99),
      bookmarked(1, 4, 6, 11, 22),
      {
        call: 'GET /api/main-search/data',
        check: ({ searchArr }: MainSearch) =>
          expect(searchArr[0]?.data.filter(({ isBookmarked }) => isBookmarked).map(({ id }) => id)).toEqual([1, 4, 6, 11, 22]),
      },
      toggle(22),
      toggle(1, 'other'),
      bookmarked(1, 4, 6, 11),
      { call: 'POST /api/bookmarks/update', body: { id: 'x' }, status: 400, part: { errors: { id: {} } } },
      { call: 'POST /api/bookmarks/update', body: {}, status: 400 },
    ],
  },
];
