import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allows } from '@kontor/abilities';
import type { Params } from '@kontor/domain';
import { actor } from '../context/actor.ts';
import type { Uses } from '../errors/uses.ts';
import { columnsOfTable, tableNameOf } from '../subjects/definition.ts';
import { allSubjects, isRecord } from '../subjects/subjects.ts';
import type { Subject } from '../subjects/subject.ts';
import { asRecord, camel } from './record-access.ts';

type Key = { table: string; column: string };
/** The record that rows of a table belong to, and the column with its id: their own id, or the foreign key of a part. */
type Place = { whole: Subject; column: string };

/** Counting stops here, so that a large table is never read whole. */
const most = 1000;
const named = 50;

/** Finds references by the foreign keys of the database, so no list of them has to be kept. */
@Injectable()
export class StoredUses implements Uses {
  constructor(private readonly em: EntityManager) {}

  async of(error: unknown): Promise<Params | undefined> {
    const { message = '', detail = '' } = (error ?? {}) as { message?: string; detail?: string };
    const table = /on table "(\w+)" violates/.exec(message)?.[1];
    const id = Number(/^Key \(id\)=\((\d+)\)/.exec(detail)?.[1]);
    if (!table || !id) return undefined;
    try {
      return await this.usesOf(table, id);
    } catch {
      return undefined; // the refusal matters more than the names it could list
    }
  }

  private async usesOf(table: string, id: number): Promise<Params | undefined> {
    const places = placesByTable();
    const users = new Map<Subject, { all: Set<number>; shown: Set<number> }>();
    for (const key of await this.keysTo(table)) {
      const place = places.get(key.table);
      if (!place) continue;
      const { rows } = await sql<{ id: number }>`select distinct ${sql.ref(place.column)} as id from ${sql.table(key.table)}
        where ${sql.ref(key.column)} = ${id} limit ${most}`.execute(this.em.getKysely());
      if (!rows.length) continue;
      const { name, entity } = place.whole;
      const ids = rows.map((row) => row.id);
      const found = users.get(place.whole) ?? { all: new Set<number>(), shown: new Set<number>() };
      users.set(place.whole, found);
      // A reference reveals the value of its field, which may be hidden although the record is not.
      const field = place.column === 'id' ? camel(key.column) : undefined;
      for (const id of ids) found.all.add(id);
      for (const id of await this.readable(name, tableNameOf(entity), ids, field)) found.shown.add(id);
    }
    const params: Params = {};
    let hidden = 0;
    for (const [{ name }, { all, shown }] of users) {
      hidden += all.size - shown.size;
      if (!shown.size) continue;
      params[`count.${name}`] = shown.size;
      params[`ids.${name}`] = [...shown]
        .sort((a, b) => b - a)
        .slice(0, named)
        .join(',');
    }
    if (hidden) params['count.other'] = hidden;
    return Object.keys(params).length ? params : undefined;
  }

  private async keysTo(table: string): Promise<Key[]> {
    const { rows } = await sql<Key>`select c.conrelid::regclass::text as "table", a.attname as "column" from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = ${table}::regclass and c.confdeltype in ('r', 'a') order by 1, 2`.execute(
      this.em.getKysely(),
    );
    return rows;
  }

  private async readable(subject: string, table: string, ids: number[], field: string | undefined): Promise<number[]> {
    const { ability } = actor();
    if (!isRecord(subject) || !allows(ability, 'read', subject)) return [];
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}
      where id = any(${ids}::int[])`.execute(this.em.getKysely());
    return rows.filter((row) => allows(ability, 'read', subject, asRecord(row), field)).map(({ id }) => id as number);
  }
}

function placesByTable(): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const whole of allSubjects()) {
    places.set(tableNameOf(whole.entity), { whole, column: 'id' });
    for (const { entity } of whole.parts) {
      const key = columnsOfTable(entity).find(({ leadsTo }) => leadsTo?.() === whole.entity);
      if (key) places.set(tableNameOf(entity), { whole, column: key.column });
    }
  }
  return places;
}
