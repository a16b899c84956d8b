import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { DocumentMails } from '../send/index.ts';
import { useDocumentMails } from '../send/useDocumentMails.ts';
import { Panel } from './Panel.tsx';

/** The emails of a document, if any. */
export const MailsPanel = ({ document }: { document: { id: number; status: string } }) => {
  const t = useTranslate();
  const mails = useDocumentMails(document);
  if (mails.length === 0) return null;
  return (
    <Panel title={t('documents.send.mails')}>
      <Suspense fallback={null}>
        <DocumentMails mails={mails} />
      </Suspense>
    </Panel>
  );
};
