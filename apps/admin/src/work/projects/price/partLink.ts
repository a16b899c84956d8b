import type { ProjectRecord } from '@kontor/domain';
import { createWith } from '../../../platform/api/createWith.ts';

/** A part of a fixed price that is to be invoiced: of a milestone, or of what is done. */
export type PartOfPrice = { description: string; amount: number; milestoneId?: number };

/** The address of a new invoice with a part of the fixed price of a project as its line. */
export const partLink = ({ id, customerId }: Pick<ProjectRecord, 'id' | 'customerId'>, part: PartOfPrice): string =>
  `${createWith('invoices', { customerId, projectId: id })}&part=${encodeURIComponent(JSON.stringify(part))}`;

/** Returns the part that an address names; null where it names none, or nothing that is one. */
export function partOf(text: string | null): PartOfPrice | null {
  try {
    const part = JSON.parse(text ?? 'null') as Partial<PartOfPrice> | null;
    if (typeof part?.amount !== 'number' || typeof part.description !== 'string') return null;
    const { description, amount, milestoneId } = part;
    return { description, amount, ...(typeof milestoneId === 'number' && { milestoneId }) };
  } catch {
    return null;
  }
}
