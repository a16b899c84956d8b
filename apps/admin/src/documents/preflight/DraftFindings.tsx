import type { DocumentKind, DocumentToSend, Finding } from '@kontor/domain';
import { useEffect, useEffectEvent } from 'react';
import { useTranslate } from 'react-admin';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';
import { savedToSend, type SavedDraft } from './documentToSend.ts';
import { Findings } from './Findings.tsx';
import { useSurroundings, type Surroundings } from './useSurroundings.ts';

/** In the dialog that sends the draft: what keeps it from being sent is told to the dialog, too. */
export type Sending = {
  onFound?: (findings: readonly Finding[]) => void;
  /** The series that is chosen there. */
  numberSeriesId?: number | null;
};

type Props = Sending & {
  kind: DocumentKind;
  dateField: string;
  draft: SavedDraft;
  /** The kind's checks at sending. */
  check: (document: DocumentToSend, around: Surroundings) => Finding[];
};

/** On the page of a draft: the findings that prevent sending it. */
export const DraftFindings = ({ kind, dateField, draft: saved, check, onFound, numberSeriesId }: Props) => {
  const t = useTranslate();
  const draft = numberSeriesId ? { ...saved, numberSeriesId } : saved;
  const { around, isFailed, retry } = useSurroundings(kind, draft);
  const findings = around ? check(savedToSend(draft, dateField, around), around) : [];
  const tell = useEffectEvent(() => onFound?.(findings));
  const found = JSON.stringify(findings);
  useEffect(() => tell(), [found]);
  if (isFailed) return <LoadFailed text={t('preflight.failed')} onRetry={retry} sx={{ mb: 2 }} />;
  return around ? <Findings document={draft} findings={findings} isSending={Boolean(onFound)} /> : null;
};
