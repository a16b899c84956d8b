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
 * Two records are merged when they can be one firm: the amounts and rates of both are in one currency, and no code contradicts. Throws
 * DomainError `party.merge_itself`, `.merge_currency` and `.merge_codes`.
 */
export function assertMergeable(kept: Party, merged: Party): void {
  if (kept.id === merged.id) throw refusal('party.merge_itself');
  if (kept.currency !== merged.currency) throw refusal('party.merge_currency', { kept: kept.currency, merged: merged.currency });
  const isOtherFirm = kept.country === merged.country && differ(kept.legalCode, merged.legalCode);
  if (isOtherFirm || differ(kept.vatCode, merged.vatCode)) throw refusal('party.merge_codes');
}

const filled = ['vatCode', 'email', 'phone', 'website'] as const;

/** What the record that stays learns from the other one: what it did not know itself. A code of another country says nothing of it. */
export function learntFrom(merged: Party, kept: Party): Partial<Party> {
  const fields = kept.country === merged.country ? (['legalCode', ...filled] as const) : filled;
  return Object.fromEntries(fields.flatMap((field) => (!kept[field] && merged[field] ? [[field, merged[field]]] : [])));
}
