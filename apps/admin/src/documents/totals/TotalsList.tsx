import type { TaxCategory } from '@kontor/domain';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFieldName } from '../values/useFieldName.ts';
import type { Format } from '../../platform/format/format.ts';

type Tax = { category: TaxCategory; percent: number | null; base: number; amount: number };
type Sums = 'subtotal' | 'discount' | 'charge' | 'net' | 'total' | 'prepaid' | 'rounding' | 'due';
type Totals = Record<Sums, number> & { taxes: readonly Tax[] };
type Row = { key: string; label: string; value: string; strong?: boolean };
type Props = {
  totals: Totals;
  currency: string;
  pricesIncludeTax: boolean;
  format: Format;
  /** The total with all optional lines, where there are some. */
  fullTotal?: number;
  /** Rows of the kind below the total: paid, outstanding. */
  further?: readonly Row[];
};

/** Subtotal, discount, charges, tax by rate, total, amount due; in the editor, the preview and the issued document. */
export const TotalsList = ({ totals, currency, pricesIncludeTax, format, fullTotal, further = [] }: Props) => {
  const t = useTranslate();
  const wordOf = useFieldName();
  const money = (value: number) => format.money(value, currency);
  const nameOf = ({ category, percent }: Tax) =>
    category === 'S' || (percent ?? 0) > 0
      ? `${wordOf('tax')} ${format.percent(percent)}`
      : t(`documents.totals.untaxed.${category}`);
  const rows: Row[] = [
    { key: 'subtotal', label: wordOf('subtotal'), value: money(totals.subtotal) },
    ...(totals.discount ? [{ key: 'discount', label: wordOf('discount'), value: money(-totals.discount) }] : []),
    ...(totals.charge ? [{ key: 'charge', label: wordOf('charges'), value: money(totals.charge) }] : []),
    ...(totals.discount || totals.charge || pricesIncludeTax
      ? [{ key: 'net', label: wordOf('net'), value: money(totals.net) }]
      : []),
    ...totals.taxes.map((tax) => ({
      key: `tax-${tax.category}-${tax.percent}`,
      label: t('documents.totals.tax_of', { name: nameOf(tax), base: money(tax.base) }),
      value: money(tax.amount),
    })),
    { key: 'total', label: wordOf('total'), value: money(totals.total), strong: true },
    ...(fullTotal === undefined ? [] : [{ key: 'fullTotal', label: t('documents.totals.full'), value: money(fullTotal) }]),
    ...(totals.prepaid ? [{ key: 'prepaid', label: wordOf('prepaid'), value: money(-totals.prepaid) }] : []),
    ...(totals.rounding ? [{ key: 'rounding', label: wordOf('rounding'), value: money(totals.rounding) }] : []),
    ...(totals.prepaid || totals.rounding ? [{ key: 'due', label: wordOf('due'), value: money(totals.due), strong: true }] : []),
    ...further,
  ];
  return (
    <Box component="dl" sx={list}>
      {rows.map(({ key, label, value, strong }) => (
        <Box key={key} className={strong ? 'strong' : undefined} data-total={key}>
          <dt>
            <bdi>{label}</bdi>
          </dt>
          <dd dir="auto">{value}</dd>
        </Box>
      ))}
    </Box>
  );
};

const list = {
  m: 0,
  fontSize: '0.8125rem',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.375 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& .strong': { borderTop: 1, borderColor: 'divider', mt: 0.5, pt: 0.75, fontWeight: 650, fontSize: '1rem' },
  '&& .strong dt': { color: 'inherit', fontSize: 'inherit' },
} as const;
