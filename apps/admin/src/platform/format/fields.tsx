import { useFieldValue, useRecordContext, type RaRecord } from 'react-admin';
import { Tooltip } from '@mui/material';
import { Nothing } from './Nothing.tsx';
import { useFormat } from './useFormat.ts';

type Props = { source: string; record?: RaRecord };
// `dir="auto"` keeps "10. jan. 2026" in one piece on a right-to-left page.
const figures = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

const useAmount = (source: string, record: RaRecord | undefined) =>
  useFieldValue<RaRecord>({ source, record }) as number | null | undefined;

/** An amount in the record's currency. Example: `<MoneyField source="total" />`, or with `currency="EUR"` where the record has none. */
export const MoneyField = ({ source, record: given, currency }: Props & { currency?: string }) => {
  const format = useFormat();
  const record = useRecordContext({ record: given });
  const value = useAmount(source, record);
  if (value === null || value === undefined) return <Nothing />;
  return (
    <span dir="auto" style={figures}>
      {format.money(value, currency ?? (record?.['currency'] as string | undefined) ?? 'EUR')}
    </span>
  );
};

/** Minutes as hours and minutes. */
export const DurationField = ({ source, record }: Props) => {
  const format = useFormat();
  const value = useAmount(source, record);
  if (value === null || value === undefined) return <Nothing />;
  return (
    <span dir="auto" style={figures}>
      {format.duration(value)}
    </span>
  );
};

/** A calendar date or a moment; `relative` says how long ago, with the exact one as tooltip. */
export const DateField = ({ source, record, relative = false }: Props & { relative?: boolean }) => {
  const format = useFormat();
  const value = useFieldValue<RaRecord>({ source, record }) as string | null | undefined;
  if (!value) return <Nothing />;
  const exact = value.length > 10 ? format.dateTime(value) : format.date(value);
  if (!relative)
    return (
      <time dir="auto" dateTime={value} style={figures}>
        {exact}
      </time>
    );
  return (
    <Tooltip title={exact}>
      <time dir="auto" dateTime={value} style={figures}>
        {format.relative(value)}
      </time>
    </Tooltip>
  );
};
