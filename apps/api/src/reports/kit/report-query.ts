import {
  DropsUnknown,
  OneOf,
  Text,
  reportBases,
  reportComparisons,
  type ReportBasis,
  type ReportComparison,
} from '@kontor/domain';
import { AskedDate } from '../../platform/rest/query/asked.ts';

/** What a report is asked for, both days included. */
@DropsUnknown()
export class ReportQuestion {
  /** `YYYY-MM-DD`. */
  @AskedDate()
  from: string;
  /** `YYYY-MM-DD`. */
  @AskedDate()
  to: string;
  /** Default: the first of the report's bases. */
  @OneOf(reportBases, { optional: true })
  basis?: ReportBasis;
  /** What to count in besides, such as `labour,goods`. */
  @Text(200, { optional: true })
  including?: string;
  /** JSON object by dimension: an id or word, an array of them, or null for rows that have none: `{"customer":4,"project":null}`. */
  @Text(8000, { optional: true })
  filter?: string;
  /** JSON array of the first and last row wanted, such as `[0,24]`. */
  @Text(40, { optional: true })
  range?: string;
}

@DropsUnknown()
export class ReportQuery extends ReportQuestion {
  /** One or two dimensions, such as `month,customer`. Default: the first of the report. */
  @Text(200, { optional: true })
  groupBy?: string;
  @OneOf(reportComparisons, { optional: true })
  compare?: ReportComparison;
  /** JSON array of a measure or a dimension, and ASC or DESC, such as `["net","DESC"]`. */
  @Text(200, { optional: true })
  sort?: string;
}

@DropsUnknown()
export class ReportRecordsQuery extends ReportQuestion {
  /** Only the records that add to this measure, such as `tax`. */
  @Text(60, { optional: true })
  measure?: string;
}
