import CheckBoxOutlineBlankOutlined from '@mui/icons-material/CheckBoxOutlineBlankOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import { sourceIds, type SourceRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useFormat } from '../../platform/format/useFormat.ts';

/** Shows that a line is optional, or that it bills a cost, or logged hours, and from which days. */
export const LineSources = ({ index }: { index: number }) => {
  const t = useTranslate();
  const format = useFormat();
  const at = (field: string) => `lines.${index}.${field}`;
  const [sources, from, to, optional] = useWatch({
    name: ['sources', 'serviceFrom', 'serviceTo', 'optional'].map(at),
  }) as [SourceRecord[] | null, string | null, string | null, boolean | undefined];
  if (optional)
    return (
      <div className="source">
        <CheckBoxOutlineBlankOutlined sx={{ fontSize: 14 }} aria-hidden />
        {t('documents.lines.optional')}
      </div>
    );
  const hours = sourceIds({ sources }, 'timeEntry').length;
  const isExpense = sourceIds({ sources }, 'expense').length > 0;
  if (isExpense || sourceIds({ sources }, 'billLine').length > 0)
    return (
      <div className="source">
        <ReceiptLongOutlined sx={{ fontSize: 14 }} aria-hidden />
        {t(isExpense ? 'documents.lines.expense' : 'documents.lines.cost')}
      </div>
    );
  if (!hours) return null;
  const period = from && to ? (from === to ? format.date(from) : `${format.date(from)} – ${format.date(to)}`) : '';
  return (
    <div className="source">
      <ScheduleOutlined sx={{ fontSize: 14 }} aria-hidden />
      {[t('documents.lines.entries', { smart_count: hours }), period].filter(Boolean).join(' · ')}
    </div>
  );
};
