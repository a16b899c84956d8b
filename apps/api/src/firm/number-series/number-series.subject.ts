import { defineSubject } from '../../platform/subjects/subject.ts';
import { numbersFollow } from './number-series.proof.ts';
import { NumberSeries } from './number-series.entity.ts';

export const numberSeriesSubject = defineSubject({
  entity: NumberSeries,
  proofs: [numbersFollow],
  constraints: {
    number_series_default_open: { code: 'number_series.no_default', field: 'isClosed' },
    number_series_pattern_unique: { code: 'number_series.pattern_in_use', field: 'pattern' },
  },
});
