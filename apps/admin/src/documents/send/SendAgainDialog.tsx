import { useTranslate } from 'react-admin';
import { pathOf } from '../../platform/api/subjects.ts';
import { useCommand } from '../../platform/api/useCommand.ts';
import { useDocumentName } from '../values/useDocumentName.ts';
import { useDocumentResource } from '../values/useDocumentResource.ts';
import { LetterDialog } from './LetterDialog.tsx';

type Issued = { id: number; number: string | null; customerId: number; contactId: number | null };
type Props = { document: Issued; onClose: () => void };

/** Sends an issued document by email again, to the same recipients or others. */
export const SendAgainDialog = ({ document, onClose }: Props) => {
  const t = useTranslate();
  const { name: resource } = useDocumentResource();
  const nameOf = useDocumentName();
  const command = useCommand(resource);
  return (
    <LetterDialog
      title={t('letters.again_title', { name: nameOf(document) })}
      text={t('letters.again_text')}
      to={document}
      kind={resource === 'estimates' ? 'estimates' : 'invoices'}
      path={`/${pathOf(resource)}/${document.id}/letter`}
      send={(letter) => command(document.id, 'mail', letter)}
      onClose={onClose}
    />
  );
};
