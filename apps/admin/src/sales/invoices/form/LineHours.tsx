import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useFormat } from '../../../platform/format/useFormat.ts';

/** Says that a line bills logged hours, and from which days. */
export const LineHours = ({ index }: { index: number }) => {
  const t = useTranslate();
  const format = useFormat();
  const [ids, from, to] = useWatch({
    name: [`lines.${index}.timeEntryIds`, `lines.${index}.serviceFrom`, `lines.${index}.serviceTo`],
  }) as [number[] | null, string | null, string | null];
  if (!ids?.length) return null;
  const period = from && to ? (from === to ? format.date(from) : `${format.date(from)} – ${format.date(to)}`) : '';
  return (
    <div className="source">
      <ScheduleOutlined sx={{ fontSize: 14 }} aria-hidden />
      {[t('invoices.unbilled.entries', { smart_count: ids.length }), period].filter(Boolean).join(' · ')}
    </div>
  );
};
