import { Flag, OneOf, Text, Whole } from '../../platform/input/validators.ts';
import { documentKinds, type DocumentKind } from './number-series.ts';

export class NumberSeriesInput {
  @OneOf(documentKinds) documentKind: DocumentKind;
  @Text(40) pattern: string;
  @Whole(1, 2_000_000_000) nextNumber: number;
  @Flag() resetsYearly: boolean;
  /** Left out, it stays as it is. */
  @Flag({ partial: true }) isDefault?: boolean;
  /** A closed series numbers no more documents. Left out, it stays as it is. */
  @Flag({ partial: true }) isClosed?: boolean;
  /** The reason for skipping numbers. Required when the next number of a series in use is raised. */
  @Text(200, { optional: true }) reason?: string | null;
}
