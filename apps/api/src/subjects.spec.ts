import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EntitySchema } from '@mikro-orm/core';
import { fileSubjects } from '@kontor/domain';
import { subjectsWithFiles } from './platform/subjects/subject.ts';
import { entities, subjects } from './subjects.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const names = subjects.map(({ name }) => name);

describe('the subjects', () => {
  it('include every entity, as a subject or as a part of one', async () => {
    const known = new Set<unknown>(entities);
    const forgotten: string[] = [];
    for (const path of globSync('**/*.entity.ts', { cwd: here }))
      for (const [name, value] of Object.entries((await import(join(here, path))) as Record<string, never>))
        if (EntitySchema.REGISTRY.has(value) && !known.has(value)) forgotten.push(`${name} of ${path}`);
    expect(forgotten).toEqual([]);
    expect(entities).toHaveLength(known.size);
  });

  it('declare files exactly where the domain does', () => {
    expect(subjectsWithFiles(subjects).sort()).toEqual([...fileSubjects].sort());
  });

  it('declare where their rows refer to stored bytes, for backup and nightly sweep', () => {
    const silent = subjects.filter(
      ({ entity, stored }) => !stored && EntitySchema.REGISTRY.get(entity as never)?.meta.properties['storageKey' as never],
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('name each breach of an invariant, as verify prints it', () => {
    const all = subjects.flatMap(({ invariants }) => invariants);
    expect(all.filter(({ sql }) => !/\bas what\b/.test(sql)).map(({ about }) => about)).toEqual([]);
  });

  it('refer to each other by known names', () => {
    const led = subjects.flatMap(({ history, toldWith }) => [
      ...(typeof history === 'object' ? [history.of] : []),
      ...(toldWith ? [toldWith.whole] : []),
    ]);
    expect(led.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('name constraints that their tables have', () => {
    const strange = subjects.flatMap(({ name, entity, parts, constraints }) => {
      const metas = [entity, ...parts.map((part) => part.entity)].map((one) => EntitySchema.REGISTRY.get(one as never)?.meta);
      const there = metas.flatMap((meta) => {
        if (!meta) return [];
        const keys = Object.values(meta.properties as Record<string, { joinColumn?: string }>).map(
          ({ joinColumn }) => joinColumn,
        );
        const named = [...meta.indexes, ...meta.uniques, ...meta.checks, ...(meta.triggers ?? [])].map((one) => one.name);
        return [...named, ...keys.map((column) => `${meta.tableName}_${column}_foreign`)];
      });
      return Object.keys(constraints)
        .filter((constraint) => !there.includes(constraint))
        .map((constraint) => `${name}: ${constraint}`);
    });
    expect(strange).toEqual([]);
  });

  it('give each constraint one meaning', () => {
    const all = subjects.flatMap(({ constraints }) => Object.keys(constraints));
    expect(all).toHaveLength(new Set(all).size);
  });
});

it('every module is in the application', () => {
  const imported = globSync('**/*.module.ts', { cwd: here })
    .map((path) => readFileSync(join(here, path), 'utf8'))
    .join();
  const forgotten = globSync('**/*.module.ts', { cwd: here }).filter((path) => {
    const name = /export class (\w+)/.exec(readFileSync(join(here, path), 'utf8'))?.[1];
    return path !== 'app.module.ts' && !new RegExp(`imports: \\[[^\\]]*\\b${name}\\b`).test(imported);
  });
  expect(forgotten).toEqual([]);
});
