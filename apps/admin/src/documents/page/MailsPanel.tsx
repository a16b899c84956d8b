import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { DocumentMails } from '../send/index.ts';
import { useDocumentMails } from '../send/useDocumentMails.ts';
import { Panel } from './Panel.tsx';

/** The mails that the document left by, once there are any. */
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
