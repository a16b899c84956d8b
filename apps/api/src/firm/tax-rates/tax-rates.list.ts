import type { TaxRateRecord } from '@kontor/domain';
import { alphabetic, columnsOf } from '../../platform/rest/columns-of.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from } from '../../platform/rest/table.ts';
import { TaxRate } from './tax-rate.entity.ts';

const t = from(TaxRate, 't');

export const taxRateList = listOf<TaxRateRecord>('tax-rates', t, {
  columns: columnsOf(t, {
    name: alphabetic,
  }),
  search: ['name', 'exemptionReason'],
  sort: ['name', 'ASC'],
});
