import type { DocumentKind, DocumentToSend, Finding } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';
import { savedToSend, type SavedDraft } from './documentToSend.ts';
import { Findings } from './Findings.tsx';
import { useSurroundings, type Surroundings } from './useSurroundings.ts';

type Props = {
  kind: DocumentKind;
  dateField: string;
  draft: SavedDraft;
  /** The kind's checks at sending. */
  check: (document: DocumentToSend, around: Surroundings) => Finding[];
};

/** On the page of a draft: the findings that prevent sending it. */
export const DraftFindings = ({ kind, dateField, draft, check }: Props) => {
  const t = useTranslate();
  const { around, isFailed, retry } = useSurroundings(kind, draft);
  if (isFailed) return <LoadFailed text={t('preflight.failed')} onRetry={retry} sx={{ mb: 2 }} />;
  return around ? <Findings document={draft} findings={check(savedToSend(draft, dateField, around), around)} /> : null;
};
