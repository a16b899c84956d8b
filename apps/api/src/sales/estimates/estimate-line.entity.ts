import { defineEntity, p } from '@mikro-orm/core';
import { lineColumns } from '../../documents/columns.ts';
import { lineChecks, linesFrozenWhenIssued } from '../../documents/constraints.ts';
import { Estimate } from './estimate.entity.ts';

const schema = defineEntity({
  name: 'EstimateLine',
  tableName: 'estimate_line',
  uniques: [{ name: 'estimate_line_position_unique', properties: ['estimate', 'position'], deferMode: 'deferred' }],
  checks: lineChecks('estimate'),
  triggers: [linesFrozenWhenIssued('estimate')],
  properties: {
    ...lineColumns,
    /** The customer may leave it out: it counts only once it is chosen. */
    optional: p.boolean().default(false),
    estimate: () => p.manyToOne(Estimate).deleteRule('cascade'),
  },
});
export class EstimateLine extends schema.class {}
schema.setClass(EstimateLine);
