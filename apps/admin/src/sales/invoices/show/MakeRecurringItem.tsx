import { MenuItem } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';

/** Leads to a new recurring invoice with the lines of this one. */
export const MakeRecurringItem = ({ id }: { id: number }) => {
  const t = useTranslate();
  const navigate = useNavigate();
  return (
    <MenuItem onClick={() => void navigate(`/recurringInvoices/create?invoice=${id}`)}>
      {t('invoices.action.makeRecurring')}
    </MenuItem>
  );
};
