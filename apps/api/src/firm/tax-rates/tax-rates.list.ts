import type { TaxRateRecord } from '@kontor/domain';
import { date, flag, moment, name, number, shown, text, whole } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';

export const taxRateList = listOf<TaxRateRecord>({
  name: 'tax-rates',
  subject: 'TaxRate',
  table: 'tax_rate t',
  columns: {
    id: whole('t.id'),
    version: shown('t.version'),
    createdAt: moment('t.created_at'),
    updatedAt: moment('t.updated_at'),
    name: name('t.name'),
    percent: number('t.percent'),
    category: text('t.category'),
    exemptionReason: text('t.exemption_reason'),
    isafCode: text('t.isaf_code'),
    saftCode: text('t.saft_code'),
    validFrom: date('t.valid_from'),
    validTo: date('t.valid_to'),
    isDefault: flag('t.is_default'),
  },
  search: ['name', 'exemptionReason'],
  sort: ['name', 'ASC'],
});
