import { DomainError } from '../../platform/errors/domain-error.ts';
import { plainCode } from './alike.rules.ts';
import type { partyMessages } from './party.messages.ts';

type Party = {
  id: number;
  country: string;
  currency: string;
  legalCode?: string | null;
  vatCode?: string | null;
  email?: string | null;
  phone?: string | null;
  website?: string | null;
};

const differ = (one: string | null | undefined, other: string | null | undefined): boolean =>
  Boolean(one && other && plainCode(one) !== plainCode(other));

const refusal = (code: keyof typeof partyMessages, params?: Record<string, string>): DomainError =>
  new DomainError(code, params, { mergedId: { code, ...(params && { params }) } });

/**
 * Two records can be merged when they may be the same firm: same currency for amounts and rates, and no conflicting codes. Throws
 * DomainError `party.merge_itself`, `.merge_currency` and `.merge_codes`.
 */
export function assertMergeable(kept: Party, merged: Party): void {
  if (kept.id === merged.id) throw refusal('party.merge_itself');
  if (kept.currency !== merged.currency) throw refusal('party.merge_currency', { kept: kept.currency, merged: merged.currency });
  const isOtherFirm = kept.country === merged.country && differ(kept.legalCode, merged.legalCode);
  if (isOtherFirm || differ(kept.vatCode, merged.vatCode)) throw refusal('party.merge_codes');
}

const filled = ['vatCode', 'email', 'phone', 'website'] as const;

/**
 * The values that the remaining record takes over from the merged one: those that it lacks. A company code from another country
 * is not taken over.
 */
export function learntFrom(merged: Party, kept: Party): Partial<Party> {
  const fields = kept.country === merged.country ? (['legalCode', ...filled] as const) : filled;
  return Object.fromEntries(fields.flatMap((field) => (!kept[field] && merged[field] ? [[field, merged[field]]] : [])));
}
