import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { notFound } from '../errors/api-error.ts';
import { SampleSets } from '../samples/sample-sets.ts';
import { contentSet } from './content.set.ts';

@Injectable()
export class ContentService {
  constructor(
    private readonly em: EntityManager,
    private readonly sets: SampleSets,
  ) {}

  async get<T extends object>(path: string): Promise<T> {
    await this.sets.ready(contentSet);
    const { rows } = await sql<{ body: T }>`select body from content where path = ${path}`.execute(this.em.getKysely());
    const [row] = rows;
    if (!row) throw notFound();
    return row.body;
  }
}
