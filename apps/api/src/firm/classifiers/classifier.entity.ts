import { defineEntity, p } from '@mikro-orm/core';
import type { ClassifierType } from '@kontor/domain';
import { base } from '../../platform/orm/base.ts';
import { fileCategory } from '../../platform/orm/later-entity.ts';

const schema = defineEntity({
  name: 'Classifier',
  tableName: 'classifier',
  uniques: [{ name: 'classifier_code_unique', properties: ['type', 'code'] }],
  checks: [{ name: 'classifier_type', expression: 'type >= 1 and type <= 8 or type = 10' }],
  properties: {
    ...base,
    type: p.integer().$type<ClassifierType>().default(1),
    code: p.string().length(30),
    nameEn: p.string().length(100),
    nameLt: p.string().length(100),
    nameNo: p.string().length(100),
    position: p.integer().default(0),
    active: p.boolean().default(true),
  },
});
export class Classifier extends schema.class {}
schema.setClass(Classifier);
fileCategory.is(Classifier);
