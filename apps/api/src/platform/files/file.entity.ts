import { defineEntity, p } from '@mikro-orm/core';
import { fileSubjects } from '@kontor/domain';
import { fileCategory, person } from '../orm/later-entity.ts';
import { createdAt } from '../orm/base.ts';

const schema = defineEntity({
  name: 'File',
  tableName: 'file',
  indexes: [{ name: 'file_subject_index', properties: ['subject', 'subjectId'] }],
  uniques: [{ name: 'file_storage_key_unique', properties: ['storageKey'] }],
  properties: {
    id: p.integer().primary(),
    createdAt,
    name: p.string().length(255),
    mimeType: p.string().length(100),
    size: p.integer(),
    sha256: p.string().length(64),
    storageKey: p.string().length(100),
    subject: p.enum(fileSubjects),
    subjectId: p.integer(),
    categoryId: () => fileCategory.key().joinColumn('category_id').nullable().deleteRule('restrict').index(),
    createdById: () => person.key().joinColumn('created_by_id').nullable().deleteRule('restrict').index(),
  },
});
export class File extends schema.class {}
schema.setClass(File);
