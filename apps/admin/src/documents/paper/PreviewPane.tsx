import type { CustomerRecord } from '@kontor/domain';
import { Box } from '@mui/material';
import { useMemo } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useCountryNames } from '../../platform/inputs/useCountryNames.ts';
import { useDebounced } from '../../platform/inputs/useDebounced.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import type { Format } from '../../platform/format/format.ts';
import { TotalsList } from '../totals/TotalsList.tsx';
import { useBasis } from '../values/BasisContext.ts';
import { lineNet, liveTotals } from '../values/liveTotals.ts';
import { writtenLines } from '../values/lineValues.ts';
import type { DocumentValues } from '../values/documentValues.ts';
import { useFieldName } from '../values/useFieldName.ts';
import { DocumentPaper, type PaperView } from './DocumentPaper.tsx';
import { buyerOf, sellerOf } from './paperParties.ts';

/** What cannot be read yet is not there yet. */
const known = (value: number | null): number | null => (Number.isNaN(value) ? null : value);

type Props<T> = {
  noun: string;
  title: string;
  /** Fields with what they say, in the head of the paper; those without are left out. The same function each time. */
  factsOf: (values: T, format: Format) => readonly (readonly [field: string, value: string | null])[];
};

/** The document beside the form. It follows a moment after the typing, so that it never stands in its way. */
export const PreviewPane = <T extends DocumentValues>({ noun, title, factsOf }: Props<T>) => {
  const t = useTranslate();
  const format = useFormat();
  const basis = useBasis();
  const wordOf = useFieldName();
  const countryOf = useCountryNames();
  const values = useDebounced(useWatch() as T, 250);
  const { data: customer } = useGetOne<CustomerRecord>(
    'customers',
    { id: values.customerId ?? 0 },
    { enabled: Boolean(values.customerId) },
  );
  const view = useMemo((): PaperView => {
    const { totals } = liveTotals(values, basis.rates);
    const nameOf = (code: string) => basis.units.find((unit) => unit.code === code)?.name ?? code;
    return {
      noun,
      title,
      seller: sellerOf(basis.organisation, countryOf),
      buyer: buyerOf(customer, countryOf),
      facts: factsOf(values, format).flatMap(([name, value]) => (value ? [{ label: wordOf(name), value }] : [])),
      lines: writtenLines(values.lines ?? []).map((line) => ({
        description: line.description,
        quantity: known(line.quantity),
        unit: nameOf(line.unit),
        unitPrice: known(line.unitPrice),
        baseQuantity: known(line.baseQuantity),
        discountPercent: line.discountPercent,
        discountAmount: known(line.discountAmount),
        charge: known(line.charge),
        chargeReason: line.chargeReason,
        taxName: basis.rates.get(line.taxRateId ?? 0)?.name ?? '',
        net: lineNet(line, basis.rates),
      })),
      currency: values.currency,
      totals: totals && (
        <TotalsList totals={totals} currency={values.currency} pricesIncludeTax={values.pricesIncludeTax} format={format} />
      ),
      texts: [values.customerNotes, values.terms],
      watermark: t('kontor.status.draft'),
    };
  }, [values, basis, customer, countryOf, noun, title, factsOf, wordOf, t, format]);
  return (
    <Box
      component="aside"
      aria-label={t('documents.paper.preview_of')}
      sx={{ position: 'sticky', top: 80, maxHeight: 'calc(100vh - 170px)', overflow: 'auto' }}
    >
      <DocumentPaper view={view} />
    </Box>
  );
};
