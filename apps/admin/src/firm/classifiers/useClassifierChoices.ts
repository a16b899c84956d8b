import type { ClassifierRecord, ClassifierType, Language, TaxRateRecord } from '@kontor/domain';
import { useGetList, useLocale } from 'react-admin';
import { useToday } from '../../platform/api/useToday.ts';
import { asLanguage } from '../../platform/i18n/languages.ts';
import { may } from '../../platform/api/ability.ts';
import { useFormat } from '../../platform/format/useFormat.ts';

const fiveMinutes = 300_000;
const all = { page: 1, perPage: 500 };
export type Choice = { id: number; name: string; active: boolean };

const nameIn = (entry: ClassifierRecord, language: Language): string =>
  ({ en: entry.nameEn, lt: entry.nameLt, no: entry.nameNo })[language];

/** The entries of one type, named in the reader's language. Inactive ones still have a name. */
export function useClassifierChoices(type: ClassifierType): { choices: Choice[]; nameOf: (id: number | null) => string } {
  const language = asLanguage(useLocale());
  const { data = [] } = useGetList<ClassifierRecord>(
    'classifiers',
    { filter: { type }, sort: { field: 'position', order: 'ASC' }, pagination: all },
    { staleTime: fiveMinutes },
  );
  const choices = data.map((entry) => ({ id: entry.id, name: nameIn(entry, language), active: entry.active }));
  return { choices, nameOf: (id) => choices.find((choice) => choice.id === id)?.name ?? '' };
}

export function useTaxRates(): { choices: Choice[]; nameOf: (id: number | null) => string } {
  const { data = [] } = useGetList<TaxRateRecord>(
    'taxRates',
    { sort: { field: 'name', order: 'ASC' }, pagination: all },
    { enabled: may('read', 'TaxRate'), staleTime: fiveMinutes },
  );
  const { taxName } = useFormat();
  const today = useToday();
  const choices = data.map(({ id, name, validTo }) => ({ id, name: taxName(name), active: !validTo || validTo >= today }));
  return { choices, nameOf: (id) => choices.find((choice) => choice.id === id)?.name ?? '' };
}
