import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, ValidateNested } from 'class-validator';
import { CalendarDate, Id, Text, Whole } from '../../platform/input/validators.ts';

/** The week to submit. Any day of a week names it. */
export class SubmitWeekInput {
  @CalendarDate() date: string;
  /** The person whose week it is; default: the current user. */
  @Id({ optional: true }) userId?: number | null;
}

/** A week as the person saw it. */
export class SeenWeekInput {
  @Id() id: number;
  @Whole(1, 2_147_483_647) version: number;
}

export class ApproveWeeksInput {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(500)
  @ValidateNested({ each: true })
  @Type(() => SeenWeekInput)
  weeks: SeenWeekInput[];
}

export class ReturnWeekInput {
  @Text(1000) remark: string;
}

export class ReopenWeekInput {
  @Text(1000) reason: string;
}
