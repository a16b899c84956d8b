import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { DocumentInput } from '../../documents/fields/document.input.ts';
import { DocumentLineInput } from '../../documents/lines/line.input.ts';
import { CalendarDate, Emails, Flag, Id, Ids, Text } from '../../platform/input/validators.ts';

export class EstimateLineInput extends DocumentLineInput {
  /** The customer may leave it out: it counts in the total only once it is chosen. */
  @Flag({ optional: true }) optional?: boolean | null;
}

export class EstimateInput extends DocumentInput {
  @CalendarDate() estimateDate: string;
  /** The last day on which the customer can accept it. */
  @CalendarDate() expiryDate: string;
  @ValidateNested({ each: true })
  @Type(() => EstimateLineInput)
  override lines: EstimateLineInput[];
  /** The person knows that an item sells below its purchase price, and continues. */
  @Flag({ optional: true }) priceBelowCostConfirmed?: boolean;
}

export class SendEstimateInput {
  /** Up to ten recipients, separated by commas; without any, the estimate is only marked as sent, without an email. */
  @Emails({ optional: true }) to?: string | null;
  /** By default the template's subject. Placeholders such as `{number}` are filled in. */
  @Text(300, { optional: true }) subject?: string | null;
  /** By default the template's text. */
  @Text(5000, { optional: true }) message?: string | null;
  /** Another number series than the draft's. */
  @Id({ optional: true }) numberSeriesId?: number | null;
  /** The reason for another series; kept in the history. */
  @Text(500, { optional: true }) numberSeriesReason?: string | null;
}

export class ConvertEstimateInput {
  /** The positions of the optional lines that the customer chose, from 1; none when left out. */
  @Ids(500, { optional: true }) chosenLines?: number[] | null;
  /** The person knows that it has expired, and continues. */
  @Flag({ optional: true }) expiredConfirmed?: boolean;
}

export class AcceptEstimateInput extends ConvertEstimateInput {
  /** The person knows that it was declined before, and changes that. */
  @Flag({ optional: true }) otherDecisionConfirmed?: boolean;
}

export class MakeProjectInput {
  /** The code of the new project, unique. */
  @Text(30) code: string;
  @Text(200) name: string;
}

export class ExplainLossInput {
  /** A classifier of the type "reason for a lost estimate"; null takes the reason away. */
  @Id({ optional: true }) declineReasonId?: number | null;
}

export class DeclineEstimateInput {
  /** A classifier of the type "reason for a lost estimate". */
  @Id({ optional: true }) declineReasonId?: number | null;
  @Text(1000, { optional: true }) declineRemark?: string | null;
  /** The person knows that it has expired, and continues. */
  @Flag({ optional: true }) expiredConfirmed?: boolean;
  /** The person knows that it was accepted before, and changes that. */
  @Flag({ optional: true }) otherDecisionConfirmed?: boolean;
}
