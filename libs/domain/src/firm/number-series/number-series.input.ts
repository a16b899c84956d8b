import { Flag, OneOf, Text, Whole } from '../../platform/input/validators.ts';
import { documentKinds, type DocumentKind } from './number-series.ts';

export class NumberSeriesInput {
  @OneOf(documentKinds) documentKind: DocumentKind;
  @Text(40) pattern: string;
  @Whole(1, 2_000_000_000) nextNumber: number;
  @Flag() resetsYearly: boolean;
  /** Left out: as it is. */
  @Flag({ partial: true }) isDefault?: boolean;
  /** Left out: as it is. A closed one numbers no more documents. */
  @Flag({ partial: true }) isClosed?: boolean;
  /** Why numbers are skipped: asked for where the next number of a series in use is raised. */
  @Text(200, { optional: true }) reason?: string | null;
}
