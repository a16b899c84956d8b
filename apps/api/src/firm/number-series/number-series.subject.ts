import { defineSubject } from '../../platform/subjects/subject.ts';
import { NumberSeries } from './number-series.entity.ts';

export const numberSeriesSubject = defineSubject({
  entity: NumberSeries,
  constraints: {
    number_series_kind_unique: { code: 'error.already_exists', field: 'documentKind' },
  },
});
