import { expect, it } from '@jest/globals';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entities } from '../../subjects.ts';
import { columnsOfTable, LaterTable, tableNameOf } from '../subjects/definition.ts';
import type { List } from './list.ts';

const source = fileURLToPath(new URL('../..', import.meta.url));

it('the tables of later wings have what the lists read of them', async () => {
  const paths = globSync('**/*.list.ts', { cwd: source });
  const modules = await Promise.all(paths.map((path) => import(join(source, path)) as Promise<Record<string, List<unknown>>>));
  const tables = modules
    .flatMap((module) => Object.values(module))
    .flatMap(({ joins }) => joins?.map((table) => table.source) ?? []);
  const read = tables.filter((table) => table instanceof LaterTable);
  expect(read.length).toBeGreaterThan(4);
  for (const { table, columns } of read) {
    const entity = entities.find((one) => tableNameOf(one) === table);
    const known = entity ? columnsOfTable(entity).map(({ column, kind }) => [column, kind]) : [];
    const wanted = columnsOfTable(new LaterTable(table, columns)).map(({ column, kind }) => [column, kind]);
    expect([table, known]).toEqual([table, expect.arrayContaining(wanted)]);
  }
});
