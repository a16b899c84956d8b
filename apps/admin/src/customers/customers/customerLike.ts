import type { CustomerInput } from '@kontor/domain';
import { usualIn } from '../../firm/parties/usualIn.ts';

/** Defaults of a new customer: the firm's own country, or Lithuania if unknown. */
export const customerLike = (firm: { country: string } | undefined): Partial<CustomerInput> => {
  const country = firm?.country ?? 'LT';
  return { kind: 'company', active: true, country, ...usualIn(country) };
};
