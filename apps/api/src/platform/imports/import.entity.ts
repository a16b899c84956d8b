import { defineEntity, p } from '@mikro-orm/core';
import { base } from '../orm/base.ts';
import { person } from '../orm/later-entity.ts';

/** A record that an import created, or changed from `before`; `version` is its version after the import. */
export type ImportedRecord = { subject: string; id: number; version: number; before?: Record<string, unknown> };

const importKinds = ['Customer', 'Item', 'Invoice', 'Vendor', 'StockMove', 'Bill'] as const;
export type ImportKind = (typeof importKinds)[number];

const schema = defineEntity({
  name: 'Import',
  tableName: 'record_import',
  indexes: [{ name: 'record_import_kind_index', properties: ['kind', 'createdAt', 'id'] }],
  properties: {
    ...base,
    /** The noun that was imported. */
    kind: p.enum(importKinds),
    fileName: p.string().length(200),
    rowCount: p.integer(),
    createdCount: p.integer(),
    updatedCount: p.integer(),
    records: p.json<ImportedRecord[]>(),
    createdById: () => person.key().joinColumn('created_by_id').deleteRule('restrict').index(),
    undoneAt: p.datetime().nullable(),
  },
});
export class Import extends schema.class {}
schema.setClass(Import);
