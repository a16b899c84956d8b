import { DomainError } from '../../platform/errors/domain-error.ts';
import { compareDates } from '../../platform/values/dates.ts';
import type { DocumentLineInput } from '../../documents/lines/line.input.ts';
import { isExpired } from './estimate.rules.ts';
import type { EstimateStatus } from './estimate.status.ts';

/** Refuses an expiry date before the date of the estimate. Throws DomainError `estimate.expires_before_date` at `expiryDate`. */
export function assertExpiry({ estimateDate, expiryDate }: { estimateDate: string; expiryDate: string }): void {
  if (compareDates(expiryDate, estimateDate) >= 0) return;
  const problem = { code: 'estimate.expires_before_date' } as const;
  throw new DomainError(problem.code, undefined, { expiryDate: problem });
}

/** Refuses sources, because only invoices bill hours and vendor bills. Throws DomainError `estimate.no_sources` at each line with some. */
export function assertNoSources(lines: readonly Pick<DocumentLineInput, 'sources'>[]): void {
  const problem = { code: 'estimate.no_sources' } as const;
  const billing = lines.flatMap(({ sources }, index) =>
    sources?.length ? [[`lines.${index}.description`, problem] as const] : [],
  );
  if (billing.length) throw new DomainError(problem.code, undefined, Object.fromEntries(billing));
}

/** Refuses a reason for the loss of an estimate that is not lost. Throws DomainError `estimate.cannot_explain_loss`. */
export function assertLost({ status }: { status: EstimateStatus }): void {
  if (status !== 'rejected') throw new DomainError('estimate.cannot_explain_loss', { status });
}

/**
 * Refuses the opposite of a decision that was made before, unless the person knows of it: of two people who decide at once, one wins. Throws
 * DomainError `estimate.decided_otherwise`.
 */
export function assertDecidesFirst(
  { status }: { status: EstimateStatus },
  next: EstimateStatus,
  otherDecisionConfirmed = false,
): void {
  const isOpposite = (status === 'accepted' && next === 'rejected') || (status === 'rejected' && next === 'accepted');
  if (isOpposite && !otherDecisionConfirmed) throw new DomainError('estimate.decided_otherwise', { status });
}

type Decided = { status: EstimateStatus; expiryDate: string; invoiceId: number | null };

/**
 * Refuses a decision once the estimate has an invoice, and after the expiry date unless the person confirms it. Throws DomainError
 * `estimate.is_invoiced` and `estimate.expired`.
 */
export function assertDecidable(estimate: Decided, today: string, expiredConfirmed = false): void {
  if (estimate.invoiceId !== null) throw new DomainError('estimate.is_invoiced');
  if (!expiredConfirmed && isExpired(estimate, today)) throw new DomainError('estimate.expired', { date: estimate.expiryDate });
}
