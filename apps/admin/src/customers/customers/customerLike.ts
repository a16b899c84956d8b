import type { CustomerInput } from '@kontor/domain';
import { usualIn } from '../../firm/parties/usualIn.ts';

/** What the form of a new customer begins with: one of the firm's own country, or of Lithuania where that is not known. */
export const customerLike = (firm: { country: string } | undefined): Partial<CustomerInput> => {
  const country = firm?.country ?? 'LT';
  return { kind: 'company', active: true, country, ...usualIn(country) };
};
