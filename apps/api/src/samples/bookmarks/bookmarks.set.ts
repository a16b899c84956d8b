import { firstBookmarks } from '@kontor/domain';
import type { SampleDefinition } from '../sets/sample-set.ts';
import { Bookmark } from './bookmark.entity.ts';

const load: SampleDefinition['load'] = (em, _now, userId) => {
  for (const pageId of firstBookmarks) em.create(Bookmark, { userId: userId ?? 0, pageId });
};

export const bookmarkSet: SampleDefinition = {
  name: 'bookmark',
  personal: true,
  tables: ['bookmark'],
  nextId: 1,
  load,
  loadEmpty: load, // pages of Kontor, not samples
};
