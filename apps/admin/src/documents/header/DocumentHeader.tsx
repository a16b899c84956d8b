import { Box, Button } from '@mui/material';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useGetResourceLabel, useTranslate } from 'react-admin';
import { may } from '../../platform/api/ability.ts';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { CustomerLink } from '../page/documentFacts.tsx';
import type { Printable } from '../pdf/useDocumentPdf.ts';
import { SendAgainDialog } from '../send/index.ts';
import { useDocumentName } from '../values/useDocumentName.ts';
import { useDocumentResource } from '../values/useDocumentResource.ts';
import { DownloadItem, DuplicateItem, EditDraftButton, PrintItem, SendAgainItem } from './DocumentItems.tsx';

const PdfDialog = lazy(() => import('../pdf/PdfDialog.tsx').then((m) => ({ default: m.PdfDialog })));

type Props = {
  document: Printable & { version: number; status: string; customerId: number; customerName: string; contactId: number | null };
  /** False for a document that was issued elsewhere: there is nothing to show, print, send or copy. */
  hasPaper?: boolean;
  /** False for a kind that is always made from another document. */
  canDuplicate?: boolean;
  status: ReactNode;
  /** The primary button. */
  action: ReactNode;
  /** Further commands as buttons, after "Preview" and the edit button of a draft. */
  secondary?: ReactNode;
  /** Further commands in the menu. */
  overflow: readonly ReactNode[];
  /** The kind's dialogs. */
  children: ReactNode;
};

/** Title and status of a document, with the commands that all kinds have. */
export const DocumentHeader = (props: Props) => {
  const { document, hasPaper = true, canDuplicate = true, status, action, secondary, overflow, children } = props;
  const t = useTranslate();
  const nameOf = useDocumentName();
  const labelOf = useGetResourceLabel();
  const { name, subject } = useDocumentResource();
  const [isPreviewed, setPreviewed] = useState(false);
  const [isSentAgain, setSentAgain] = useState(false);
  return (
    <Box className="no-print">
      <PageHeader
        title={nameOf(document)}
        breadcrumb={[{ label: labelOf(name, 2), to: `/${name}/index` }]}
        status={status}
        subtitle={<CustomerLink document={document} />}
        secondary={
          <Box sx={{ display: 'contents' }}>
            {hasPaper && <Button onClick={() => setPreviewed(true)}>{t('documents.action.preview')}</Button>}
            {document.status === 'draft' && may('update', subject, document) && <EditDraftButton id={document.id} />}
            {secondary}
          </Box>
        }
        action={action}
        overflow={[
          hasPaper && <DownloadItem key="download" document={document} />,
          hasPaper && <PrintItem key="print" />,
          hasPaper && !['draft', 'void'].includes(document.status) && may('send', subject, document) && (
            <SendAgainItem key="again" onOpen={() => setSentAgain(true)} />
          ),
          hasPaper && canDuplicate && may('create', subject) && <DuplicateItem key="duplicate" id={document.id} />,
          ...overflow,
        ]}
      />
      <Suspense fallback={null}>
        {children}
        {isSentAgain && <SendAgainDialog document={document} onClose={() => setSentAgain(false)} />}
      </Suspense>
      <Suspense fallback={null}>{isPreviewed && <PdfDialog document={document} onClose={() => setPreviewed(false)} />}</Suspense>
    </Box>
  );
};
