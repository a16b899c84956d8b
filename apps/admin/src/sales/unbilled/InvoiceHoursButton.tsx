import { openProjectStatuses, type ProjectRecord } from '@kontor/domain';
import MoreTimeOutlined from '@mui/icons-material/MoreTimeOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormat } from '../../platform/format/useFormat.ts';
import { hoursLink } from './hoursLink.ts';

/** "Invoice 68 h 45 min" on the page of a project. */
export const InvoiceHoursButton = ({ record: { id, customerId, status, unbilledMinutes } }: { record: ProjectRecord }) => {
  const t = useTranslate();
  const format = useFormat();
  if (unbilledMinutes === 0) return null;
  return (
    <Button
      variant={openProjectStatuses.includes(status) ? 'outlined' : 'contained'}
      startIcon={<MoreTimeOutlined />}
      component={Link}
      to={hoursLink(customerId, id, null)}
    >
      {t('unbilled.invoice_hours', { hours: format.duration(unbilledMinutes) })}
    </Button>
  );
};
