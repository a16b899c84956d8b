import { defineEntity, p } from '@mikro-orm/core';
import { taxColumns } from '../../documents/columns.ts';
import { Estimate } from './estimate.entity.ts';

const schema = defineEntity({
  name: 'EstimateTax',
  tableName: 'estimate_tax',
  properties: { ...taxColumns, estimate: () => p.manyToOne(Estimate).deleteRule('cascade').index() },
});
export class EstimateTax extends schema.class {}
schema.setClass(EstimateTax);
