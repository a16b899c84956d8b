import { DropsUnknown } from '@kontor/domain';
import { AskedPage } from '../../platform/rest/query/asked.ts';

/** Customers to choose from. */
@DropsUnknown()
export class OptionsQuery {
  /** From 1 on, each of 1,000 customers: a shorter one is the last. */
  @AskedPage()
  page?: number;
}

export const optionsPage = 1000;
