import type { DocumentKind, DocumentToSend, Finding } from '@kontor/domain';
import { savedToSend, type SavedDraft } from './documentToSend.ts';
import { Findings } from './Findings.tsx';
import { useSurroundings, type Surroundings } from './useSurroundings.ts';

type Props = {
  kind: DocumentKind;
  dateField: string;
  draft: SavedDraft;
  /** What the kind asks at sending. */
  check: (document: DocumentToSend, around: Surroundings) => Finding[];
};

/** On the page of a draft: what keeps it from being sent as it was saved. */
export const DraftFindings = ({ kind, dateField, draft, check }: Props) => {
  const around = useSurroundings(kind, draft);
  return around ? <Findings document={draft} findings={check(savedToSend(draft, dateField, around), around)} /> : null;
};
