import { minutesToHours, type AnnexHour, type HoursAnnex, type InvoiceDetail } from '@kontor/domain';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useKontor } from '../../../platform/api/dataProvider.ts';
import { ExportFigures } from '../../../platform/report/ExportFigures.tsx';

/** Saves the hours that an invoice bills as a table. */
export const SaveHours = ({ invoice: { id, number } }: { invoice: InvoiceDetail }) => {
  const t = useTranslate();
  const kontor = useKontor();
  const { data } = useQuery({
    queryKey: ['invoices', 'hoursAnnex', id],
    queryFn: ({ signal }) => kontor.call<HoursAnnex>('GET', `/invoices/${id}/hours-annex`, { signal }),
  });
  const column = (name: string, value: (hour: AnnexHour) => string | number | null) => ({
    label: t(`invoices.annex.${name}`),
    value,
  });
  return (
    <ExportFigures
      name={`${t('invoices.annex.file')}-${(number ?? String(id)).replace(/[\\/]/g, '-')}`}
      rows={data?.hours ?? []}
      columns={[
        column('date', ({ date }) => date),
        column('person', ({ personName }) => personName),
        column('project', ({ projectName }) => projectName),
        column('task', ({ taskName }) => taskName),
        column('worked', ({ minutes }) => minutesToHours(minutes)),
        column('billed', ({ billedMinutes }) => minutesToHours(billedMinutes)),
      ]}
    />
  );
};
