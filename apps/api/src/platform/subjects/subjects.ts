import type { EntityClass } from '@mikro-orm/core';
import { subjects as askedSubjects, type Subject as Asked } from '@kontor/abilities';
import { columnsOfTable, subjectNameOf, tableNameOf, type DefinedColumn } from './definition.ts';
import type { Meaning, Part, Subject } from './subject.ts';

/** A part with the record that it is a part of. */
type PartOf = Part & { whole: Subject };

const byName = new Map<string, Subject>();
const byPart = new Map<string, PartOf>();
const meanings = new Map<string, Meaning>();

/** Registers all subjects; called once by `subjects.ts`, since the platform imports no noun. Returns all entities, in their order. */
export function useSubjects(subjects: readonly Subject[]): EntityClass<object>[] {
  for (const whole of subjects) {
    byName.set(whole.name, whole);
    for (const part of whole.parts) byPart.set(subjectNameOf(part.entity), { ...part, whole });
    for (const [constraint, meaning] of Object.entries(whole.constraints)) meanings.set(constraint, meaning);
  }
  return subjects.flatMap(({ entity, parts }) => [entity, ...parts.map((part) => part.entity)]);
}

export const allSubjects = (): Subject[] => [...byName.values()];
export const subjectOf = (name: string): Subject | undefined => byName.get(name);
export const partOf = (name: string): PartOf | undefined => byPart.get(name);
export const meaningOf = (constraint: string): Meaning | undefined => meanings.get(constraint);

/** A column that refers to records of an entity. */
type KeyTo = { entity: EntityClass<object>; table: string; column: DefinedColumn };

/** Every column of every table that refers to this entity, derived from the entities. */
export const keysTo = (target: EntityClass<object>): KeyTo[] =>
  allSubjects()
    .flatMap(({ entity, parts }) => [entity, ...parts.map((part) => part.entity)])
    .flatMap((entity) =>
      columnsOfTable(entity)
        .filter(({ leadsTo }) => leadsTo?.() === target)
        .map((column) => ({ entity, table: tableNameOf(entity), column })),
    );

const asked: readonly string[] = askedSubjects;
/** Is this a stored noun with rights of its own? Its history, files and events are as visible as the record. */
export const isRecord = (name: string): name is Exclude<Asked, 'all'> => asked.includes(name) && byName.has(name);
