import { defineEntity, p } from '@mikro-orm/core';
import { Classifier } from '../../firm/classifiers/classifier.entity.ts';
import { base } from '../../platform/orm/base.ts';
import { User } from '../users/user.entity.ts';

/** Not a `File`: the right to read a person is not the right to read their documents, so these have their own table and rights. */
const schema = defineEntity({
  name: 'UserDocument',
  tableName: 'user_document',
  uniques: [{ name: 'user_document_storage_key_unique', properties: ['storageKey'] }],
  properties: {
    ...base,
    userId: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('restrict').index(),
    categoryId: () => p.manyToOne(Classifier).mapToPk().joinColumn('category_id').nullable().deleteRule('restrict').index(),
    validUntil: p.date().nullable(),
    name: p.string().length(255),
    mimeType: p.string().length(100),
    size: p.integer(),
    sha256: p.string().length(64),
    storageKey: p.string().length(100),
    createdById: () => p.manyToOne(User).mapToPk().joinColumn('created_by_id').nullable().deleteRule('restrict').index(),
  },
});
export class UserDocument extends schema.class {}
schema.setClass(UserDocument);
