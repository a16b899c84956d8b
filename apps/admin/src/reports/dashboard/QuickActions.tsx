import AddAPhotoOutlined from '@mui/icons-material/AddAPhotoOutlined';
import PersonAddAltOutlined from '@mui/icons-material/PersonAddAltOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { createPath } from './registered.ts';

const actions = [
  { key: 'customer', resource: 'customers', icon: PersonAddAltOutlined },
  { key: 'expense', resource: 'expenses', icon: AddAPhotoOutlined },
  { key: 'time', resource: 'timeSheets', icon: ScheduleOutlined },
  { key: 'invoice', resource: 'invoices', icon: ReceiptLongOutlined },
] as const;

/** Frequent actions; the last one that the person may use is the page's primary button. */
export const QuickActions = () => {
  const t = useTranslate();
  // Whoever writes invoices has no room for more; whoever does not has receipts in the pocket.
  const bills = createPath('invoices') !== undefined;
  const possible = actions.flatMap((action) => {
    const to = action.key === 'expense' && bills ? undefined : createPath(action.resource);
    return to ? [{ ...action, to }] : [];
  });
  return possible.map(({ key, to, icon: Icon }, index) => (
    <Button
      key={key}
      component={Link}
      to={to}
      startIcon={<Icon />}
      variant={index === possible.length - 1 ? 'contained' : 'outlined'}
    >
      {t(`dashboard.actions.${key}`)}
    </Button>
  ));
};
