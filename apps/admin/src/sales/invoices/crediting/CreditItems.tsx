import { MenuItem } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { may } from '../../../platform/api/ability.ts';
import { createWith } from '../../../platform/api/createWith.ts';

/** Entries of the invoice's menu. */
export const CreditItems = ({ invoiceId, onCorrect }: { invoiceId: number; onCorrect: () => void }) => {
  const t = useTranslate();
  return (
    <>
      <MenuItem component={Link} to={createWith('creditNotes', { invoiceId })}>
        {t('crediting.credit')}
      </MenuItem>
      {may('send', 'CreditNote') && may('create', 'Invoice') && <MenuItem onClick={onCorrect}>{t('crediting.correct')}</MenuItem>}
    </>
  );
};
