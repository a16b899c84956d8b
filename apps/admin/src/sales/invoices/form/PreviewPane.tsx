import type { CustomerRecord } from '@kontor/domain';
import { Box } from '@mui/material';
import { useMemo } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useCountryNames } from '../../../platform/inputs/useCountryNames.ts';
import { useDebounced } from '../../../platform/inputs/useDebounced.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { InvoicePaper, type PaperView } from '../InvoicePaper.tsx';
import { buyerOf, sellerOf } from '../paperParties.ts';
import { TotalsList } from '../TotalsList.tsx';
import { useBasis } from './BasisContext.ts';
import { lineNet, liveTotals } from './totals.ts';
import { writtenLines, type InvoiceValues } from './values.ts';

/** What cannot be read yet is not there yet. */
const known = (value: number | null): number | null => (Number.isNaN(value) ? null : value);

/** The document beside the form. It follows a moment after the typing, so that it never stands in its way. */
export const PreviewPane = ({ title }: { title: string }) => {
  const t = useTranslate();
  const format = useFormat();
  const basis = useBasis();
  const countryOf = useCountryNames();
  const values = useDebounced(useWatch() as InvoiceValues, 250);
  const { data: customer } = useGetOne<CustomerRecord>(
    'customers',
    { id: values.customerId ?? 0 },
    { enabled: Boolean(values.customerId) },
  );
  const view = useMemo((): PaperView => {
    const { totals } = liveTotals(values, basis.rates);
    const nameOf = (code: string) => basis.units.find((unit) => unit.code === code)?.name ?? code;
    const field = (name: string) => t(`resources.invoices.fields.${name}`);
    return {
      title,
      seller: sellerOf(basis.organisation, countryOf),
      buyer: buyerOf(customer, countryOf),
      facts: [
        { label: field('invoiceDate'), value: format.date(values.invoiceDate) },
        { label: field('dueDate'), value: format.date(values.dueDate) },
        ...(values.referenceNumber ? [{ label: field('referenceNumber'), value: values.referenceNumber }] : []),
        ...(values.orderNumber ? [{ label: field('orderNumber'), value: values.orderNumber }] : []),
      ],
      lines: writtenLines(values.lines ?? []).map((line) => ({
        description: line.description,
        quantity: known(line.quantity),
        unit: nameOf(line.unit),
        unitPrice: known(line.unitPrice),
        discountPercent: line.discountPercent,
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
  }, [values, basis, customer, countryOf, title, t, format]);
  return (
    <Box
      component="aside"
      aria-label={t('invoices.paper.preview_of')}
      sx={{ position: 'sticky', top: 80, maxHeight: 'calc(100vh - 170px)', overflow: 'auto' }}
    >
      <InvoicePaper view={view} />
    </Box>
  );
};
