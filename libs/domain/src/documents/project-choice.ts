import { DomainError } from '../platform/errors/domain-error.ts';
import type { ProjectChoice } from '../firm/organisation/organisation.ts';
import type { DocumentInput } from './fields/document.input.ts';

type Asked = Pick<DocumentInput, 'customerId' | 'projectId' | 'noProjectConfirmed'> & {
  lines: readonly { sources?: readonly unknown[] | null }[];
  /** An estimate comes before its project, so that only a firm that always wants one asks. */
  isEstimate?: boolean;
};
type Before = { customerId: number; projectId?: number | null };

/**
 * Requires a project on a document if the organisation wants one. Skips a document that bills hours, which have projects of their own, and a draft
 * already saved without one for this customer. Throws DomainError `document.select_project` at `projectId`; its parameter `choice` says whether
 * "no project" is allowed.
 */
export function assertProjectChosen(
  { customerId, projectId, noProjectConfirmed, lines, isEstimate = false }: Asked,
  { projectChoice: choice, hasOpenProject }: { projectChoice: ProjectChoice; hasOpenProject: boolean },
  before?: Before,
): void {
  if (projectId || choice === 'never' || lines.some(({ sources }) => sources?.length)) return;
  const wasAsked = before?.customerId === customerId && !before.projectId;
  if (choice === 'whenOpen' && (isEstimate || !hasOpenProject || noProjectConfirmed || wasAsked)) return;
  const problem = { code: 'document.select_project', params: { choice } } as const;
  throw new DomainError(problem.code, problem.params, { projectId: problem });
}
