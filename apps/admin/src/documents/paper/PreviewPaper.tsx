import { unitWord, type CustomerRecord } from '@kontor/domain';
import { useMemo } from 'react';
import { useGetOne, useResourceContext, useTranslate } from 'react-admin';
import { useLanguage } from '../../platform/i18n/useLanguage.ts';
import { useCountryNames } from '../../platform/inputs/useCountryNames.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import type { Format } from '../../platform/format/format.ts';
import { TotalsList } from '../totals/TotalsList.tsx';
import { useBasis } from '../values/BasisContext.ts';
import { lineNet, liveTotals } from '../values/liveTotals.ts';
import { writtenLines } from '../values/lineValues.ts';
import type { DocumentValues } from '../values/documentValues.ts';
import { useDocumentName } from '../values/useDocumentName.ts';
import { useFieldName } from '../values/useFieldName.ts';
import { DocumentPaper, type PaperView } from './DocumentPaper.tsx';
import { buyerOf, sellerOf } from './paperParties.ts';

export type OfTheKind<T> = {
  /** The document to edit; undefined for a new one. */
  document: { id: number; number: string | null } | undefined;
  /** Fields and values in the head of the paper; empty ones are left out. Must keep its identity. */
  factsOf: (values: T, format: Format) => readonly (readonly [field: string, value: string | null])[];
};

/** An unreadable number counts as missing. */
const known = (value: number | null): number | null => (Number.isNaN(value) ? null : value);

/** The typed document as a paper, in the language of its surroundings. */
export const PreviewPaper = <T extends DocumentValues>({ document, factsOf, values }: OfTheKind<T> & { values: T }) => {
  const t = useTranslate();
  const format = useFormat();
  const basis = useBasis();
  const language = useLanguage();
  const resource = useResourceContext();
  const wordOf = useFieldName();
  const nameOf = useDocumentName();
  const countryOf = useCountryNames();
  const { data: customer } = useGetOne<CustomerRecord>(
    'customers',
    { id: values.customerId ?? 0 },
    { enabled: Boolean(values.customerId) },
  );
  const noun = t(`${resource}.paper.noun`);
  const draft = t('documents.paper.draft');
  const optional = t('documents.lines.optional');
  const title = document ? nameOf(document) : draft;
  const view = useMemo((): PaperView => {
    const { totals, fullTotal } = liveTotals(values, basis.rates);
    const unitOf = (code: string, quantity: number | null) =>
      unitWord(code, quantity ?? 1, language) ?? basis.units.find((unit) => unit.code === code)?.names[language] ?? code;
    return {
      noun,
      title,
      seller: sellerOf(basis.organisation, countryOf),
      buyer: buyerOf(customer, countryOf),
      facts: factsOf(values, format).flatMap(([name, value]) => (value ? [{ label: wordOf(name), value }] : [])),
      lines: writtenLines(values.lines ?? []).map((line) => ({
        description: line.description,
        note: line.optional ? optional : undefined,
        quantity: known(line.quantity),
        unit: unitOf(line.unit, known(line.quantity)),
        unitPrice: known(line.unitPrice),
        baseQuantity: known(line.baseQuantity),
        discountPercent: line.discountPercent,
        discountAmount: known(line.discountAmount),
        charge: known(line.charge),
        chargeReason: line.chargeReason,
        taxName: basis.rates.get(line.taxRateId ?? 0)?.name ?? '',
        net: lineNet(line, basis.rates, values.currency),
      })),
      currency: values.currency,
      pricesIncludeTax: values.pricesIncludeTax,
      totals: totals && (
        <TotalsList
          totals={totals}
          currency={values.currency}
          pricesIncludeTax={values.pricesIncludeTax}
          format={format}
          fullTotal={fullTotal}
        />
      ),
      texts: [values.customerNotes, values.terms],
      watermark: draft,
    };
  }, [values, basis, customer, countryOf, noun, title, draft, optional, language, factsOf, wordOf, format]);
  return <DocumentPaper view={view} />;
};
