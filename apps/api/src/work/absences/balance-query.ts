import { DropsUnknown } from '@kontor/domain';
import { AskedId } from '../../platform/rest/query/asked.ts';

/** The holiday of one person in one year. */
@DropsUnknown()
export class BalanceQuery {
  /** Default: this year. */
  @AskedId()
  year?: number;
  /** Default: the current user. */
  @AskedId()
  userId?: number;
}
