import type { RetainerInvoiceRecord, UnbilledProject } from '@kontor/domain';
import { Typography } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { may } from '../../../platform/api/ability.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';

/** Says how many of the customer's hours are prepaid, and where they are used. */
export const PrepaidHours = ({ projects }: { projects: readonly UnbilledProject[] }) => {
  const t = useTranslate();
  const format = useFormat();
  const customerId = useWatch({ name: 'customerId' }) as number | null;
  const { data = [] } = useGetList<RetainerInvoiceRecord>(
    'retainerInvoices',
    { filter: { customerId, status: 'paid', prepaidMinutes_gt: 0 }, pagination: { page: 1, perPage: 50 } },
    { enabled: Boolean(customerId) && may('list', 'RetainerInvoice') },
  );
  const ids = new Set(projects.map(({ projectId }) => projectId));
  const left = data
    // Hours whose money was paid back are gone.
    .filter(({ projectId, available }) => available !== 0 && (projectId === null || ids.has(projectId)))
    .map(({ number, prepaidMinutes, drawnMinutes }) => ({ number, minutes: prepaidMinutes - drawnMinutes }))
    .filter(({ minutes }) => minutes > 0);
  if (left.length === 0) return null;
  return (
    <Typography variant="body2" sx={{ mb: 1.5 }}>
      {t('invoices.unbilled.prepaid', {
        hours: left.map(({ number, minutes }) => `${format.duration(minutes)} (${number})`).join(', '),
      })}
    </Typography>
  );
};
