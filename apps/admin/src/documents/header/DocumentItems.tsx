import { MenuItem } from '@mui/material';
import { useTranslate, type RaRecord } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { ActionButton } from '../../platform/action/ActionButton.tsx';
import { useRemove } from '../../platform/api/useCommand.ts';
import { pdfName, useDocumentPdf, type Printable } from '../pdf/useDocumentPdf.ts';
import { useDocumentName } from '../values/useDocumentName.ts';
import { useDocumentResource } from '../values/useDocumentResource.ts';

/** A menu entry of every document. */
export const DownloadItem = ({ document }: { document: Printable }) => {
  const t = useTranslate();
  const { download } = useDocumentPdf(document);
  return (
    <ActionButton
      asMenuItem
      label={t('documents.action.download')}
      confirm={{ text: t('documents.confirm.download', { name: pdfName(document) }) }}
      run={download}
      success="documents.done.download"
    />
  );
};

export const PrintItem = () => {
  const t = useTranslate();
  // Waits until the menu has closed, which would be printed too.
  return <MenuItem onClick={() => setTimeout(() => window.print(), 250)}>{t('documents.action.print')}</MenuItem>;
};

/** Opens the dialog with recipients and text. */
export const SendAgainItem = ({ onOpen }: { onOpen: () => void }) => {
  const t = useTranslate();
  return <MenuItem onClick={onOpen}>{t('documents.action.again')}</MenuItem>;
};

export const DuplicateItem = ({ id }: { id: number }) => {
  const t = useTranslate();
  const navigate = useNavigate();
  const { name } = useDocumentResource();
  return <MenuItem onClick={() => void navigate(`/${name}/create?copy=${id}`)}>{t('documents.action.duplicate')}</MenuItem>;
};

type Draft = RaRecord & { id: number; number: string | null };

export const DeleteDraftItem = ({ document, text }: { document: Draft; /** Explains other effects. */ text?: string }) => {
  const t = useTranslate();
  const navigate = useNavigate();
  const nameOf = useDocumentName();
  const { name: resource } = useDocumentResource();
  const remove = useRemove(resource);
  return (
    <ActionButton
      asMenuItem
      danger
      label={t('documents.action.delete')}
      confirm={{
        title: t('kontor.confirm.delete_title'),
        text: [t('kontor.confirm.delete_text'), text].filter(Boolean).join(' '),
        warning: t('kontor.confirm.delete_warning'),
        confirmLabel: t('kontor.confirm.delete_named', { name: nameOf(document) }),
      }}
      run={() => remove(document)}
      success="documents.done.delete"
      onDone={() => navigate(`/${resource}/index`)}
    />
  );
};

/** Opens the editor of a draft, after a confirmation. */
export const EditDraftButton = ({ id }: { id: number }) => {
  const t = useTranslate();
  const navigate = useNavigate();
  const { name } = useDocumentResource();
  return (
    <ActionButton
      label={t('documents.action.edit')}
      confirm={{ text: t('documents.confirm.edit') }}
      run={async () => navigate(`/${name}/${id}`)}
      success={false}
    />
  );
};
