import { defineSubject } from '../../platform/subjects/subject.ts';
import { TaxRate } from './tax-rate.entity.ts';

export const taxRateSubject = defineSubject({
  entity: TaxRate,
  constraints: {
    tax_rate_validity: { code: 'tax_rate.valid_to_before_from', field: 'validTo' },
    tax_rate_percent: { code: 'tax_rate.percent_needs_category_s', field: 'percent' },
  },
});
