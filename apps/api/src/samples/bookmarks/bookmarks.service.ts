import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { pages } from '@kontor/domain';
import { inTransaction } from '../../platform/rest/retry.ts';
import { SampleSets } from '../sets/sample-sets.ts';
import { person } from '../../platform/context/actor.ts';
import { Bookmark } from './bookmark.entity.ts';
import { bookmarkSet } from './bookmarks.set.ts';

/** Bookmarks are personal. */
@Injectable()
export class BookmarksService {
  constructor(
    private readonly em: EntityManager,
    private readonly sets: SampleSets,
  ) {}

  /** The ids of the pages that the person has bookmarked. */
  async mine(): Promise<number[]> {
    await this.sets.ready(bookmarkSet);
    const { rows } = await sql<{
      pageId: number;
    }>`select page_id as "pageId" from bookmark where user_id = ${person().userId}`.execute(this.em.getKysely());
    return rows.map(({ pageId }) => pageId);
  }

  /** Two concurrent calls cancel each other. An unknown page changes nothing. */
  async toggle(pageId: number): Promise<void> {
    if (!pages.some(({ id }) => id === pageId)) return;
    await this.sets.ready(bookmarkSet);
    const key = { userId: person().userId, pageId };
    await inTransaction(this.em, async (em) => {
      await this.sets.turn(em, bookmarkSet);
      const bookmark = await em.findOne(Bookmark, key);
      if (bookmark) em.remove(bookmark);
      else em.create(Bookmark, key);
    });
  }
}
