import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { notFound } from '../../platform/errors/api-error.ts';
import { SampleSets } from '../sets/sample-sets.ts';
import { shownHtml } from '../../platform/html/html.ts';
import { pagesSet } from './pages.set.ts';

@Injectable()
export class SamplePages {
  constructor(
    private readonly em: EntityManager,
    private readonly sets: SampleSets,
  ) {}

  /** The page with this path, or with the first of several paths that exists; 404 when there is none. */
  async get<T extends object>(...paths: string[]): Promise<T> {
    await this.sets.ready(pagesSet);
    const { rows } = await sql<{ body: T }>`select body from content where path = any (${paths}::text[])
      order by array_position(${paths}::text[], path::text) limit 1`.execute(this.em.getKysely());
    const [row] = rows;
    if (!row) throw notFound();
    return row.body;
  }

  /** The same, with an HTML field of the page sanitised. */
  async getHtml<T extends object>(path: string, field: keyof T): Promise<T> {
    const body = await this.get<T>(path);
    return { ...body, [field]: shownHtml(String(body[field])) };
  }
}
