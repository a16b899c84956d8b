import { classifierTypes, unitWord, type ClassifierRecord, type CustomerRecord, type DocumentLineRecord } from '@kontor/domain';
import type { ComponentProps } from 'react';
import { useGetList, useGetOne, useResourceContext, useTranslate } from 'react-admin';
import { useCountryNames } from '../../platform/inputs/useCountryNames.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { useLanguage } from '../../platform/i18n/useLanguage.ts';
import { useOrganisation } from '../../platform/api/useOrganisation.ts';
import { TotalsList } from '../totals/TotalsList.tsx';
import { useDocumentName } from '../values/useDocumentName.ts';
import { useFieldName } from '../values/useFieldName.ts';
import type { PaperView } from './DocumentPaper.tsx';
import { buyerOf, sellerOf } from './paperParties.ts';

const names = { en: 'nameEn', lt: 'nameLt', no: 'nameNo' } as const;

type Totals = ComponentProps<typeof TotalsList>;
export type SavedDocument = Totals['totals'] & {
  id: number;
  number: string | null;
  status: string;
  customerId: number;
  customerName: string;
  currency: string;
  pricesIncludeTax: boolean;
  customerNotes: string | null;
  terms: string | null;
  lines: readonly (DocumentLineRecord & { optional?: boolean })[];
  fullTotal?: number;
  /** The positions of the optional lines that were chosen. */
  chosenLines?: readonly number[] | null;
};
type OfTheKind = {
  /** Fields and values; empty ones are left out. */
  facts: readonly (readonly [field: string, value: string | null])[];
  /** Rows below the total. */
  further?: Totals['further'];
  /** Text across the page; drafts have one by default. */
  watermark?: string;
};

/** A saved document as its page shows it, with the stored figures; nothing is computed again. */
export function useSavedPaper(document: SavedDocument, { facts, further, watermark }: OfTheKind): PaperView {
  const t = useTranslate();
  const format = useFormat();
  const language = useLanguage();
  const resource = useResourceContext();
  const nameOf = useDocumentName();
  const wordOf = useFieldName();
  const organisation = useOrganisation();
  const countryOf = useCountryNames();
  const { data: customer } = useGetOne<CustomerRecord>('customers', { id: document.customerId });
  const { data: units = [] } = useGetList<ClassifierRecord>(
    'classifiers',
    {
      filter: { type: classifierTypes.unit },
      pagination: { page: 1, perPage: 200 },
      sort: { field: 'position', order: 'ASC' },
    },
    // Most units have a built-in word.
    { staleTime: 300_000, enabled: document.lines.some(({ unit }) => unitWord(unit, 1, language) === undefined) },
  );
  const unitOf = ({ unit: code, quantity }: DocumentLineRecord) =>
    unitWord(code, quantity, language) ?? (units.find((unit) => unit.code === code)?.[names[language]] || code);
  const noteOf = ({ optional, position }: SavedDocument['lines'][number]) => {
    if (!optional) return undefined;
    return t(document.chosenLines?.includes(position) ? 'documents.lines.optional_chosen' : 'documents.lines.optional');
  };
  const { currency, pricesIncludeTax } = document;
  const fullTotal = document.lines.some(({ optional }) => optional) ? document.fullTotal : undefined;
  return {
    noun: t(`${resource}.paper.noun`),
    title: nameOf(document),
    seller: sellerOf(organisation, countryOf),
    buyer: buyerOf(customer, countryOf) ?? { name: document.customerName, lines: [] },
    facts: facts.flatMap(([name, value]) => (value ? [{ label: wordOf(name), value }] : [])),
    lines: document.lines.map((line) => ({ ...line, unit: unitOf(line), note: noteOf(line) })),
    currency,
    pricesIncludeTax,
    totals: (
      <TotalsList
        totals={document}
        currency={currency}
        pricesIncludeTax={pricesIncludeTax}
        format={format}
        fullTotal={fullTotal}
        further={further}
      />
    ),
    texts: [document.customerNotes, document.terms],
    watermark: document.status === 'draft' ? t('kontor.status.draft') : watermark,
  };
}
