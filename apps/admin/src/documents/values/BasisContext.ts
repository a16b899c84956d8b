import {
  classifierTypes,
  isValidOn,
  rateOfNewLine,
  rateOfTreatment,
  type ClassifierRecord,
  type DocumentTextRecord,
  type Language,
  type OrganisationRecord,
  type TaxRateRecord,
  type TaxTreatment,
} from '@kontor/domain';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useMemo } from 'react';
import { useGetList } from 'react-admin';
import { may } from '../../platform/api/ability.ts';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { useOrganisation } from '../../platform/api/useOrganisation.ts';
import { useLanguage } from '../../platform/i18n/useLanguage.ts';
import { useToday } from '../../platform/api/useToday.ts';
import type { RatesById } from './liveTotals.ts';

export type Unit = { id: number; code: string; name: string; names: Record<Language, string> };

type TaxedBy = { treatment?: TaxTreatment; isGoods?: boolean };

/** The master data of a document form. Read once, because it rarely changes. */
export type Basis = {
  today: string;
  organisation: OrganisationRecord | undefined;
  rates: RatesById;
  ratesOn: (date: string) => TaxRateRecord[];
  /** The tax rate of a new line on a date, by the tax treatment of the customer; never one with VAT for a seller who is not registered for it. */
  rateOn: (date: string, by?: TaxedBy) => number | null;
  /** Of the customer of the open form; the usual rates where it is not set. */
  treatment?: TaxTreatment;
  units: readonly Unit[];
  /** The firm's default texts by kind and language. */
  texts: readonly DocumentTextRecord[];
  /** The document asks for an advance: nobody sells items by it. */
  isAdvance?: boolean;
};

export const BasisContext = createContext<Basis | null>(null);

export function useBasis(): Basis {
  const basis = useContext(BasisContext);
  if (!basis) throw new Error('An editor of documents stands inside a BasisContext');
  return basis;
}

const noTexts: readonly DocumentTextRecord[] = [];
const all = { page: 1, perPage: 200 };
const fiveMinutes = 300_000;

/** `basis` is undefined while loading; `error` says why reading failed, and `retry` reads again. */
export function useReadBasis(): { basis: Basis | undefined; error: Error | null; retry: () => void } {
  const today = useToday();
  const language = useLanguage();
  const organisation = useOrganisation();
  const {
    data: rates,
    error: ratesError,
    refetch: readRates,
  } = useGetList<TaxRateRecord>(
    'taxRates',
    { pagination: all, sort: { field: 'percent', order: 'DESC' } },
    { staleTime: fiveMinutes },
  );
  const {
    data: units,
    error: unitsError,
    refetch: readUnits,
  } = useGetList<ClassifierRecord>(
    'classifiers',
    { filter: { type: classifierTypes.unit }, pagination: all, sort: { field: 'position', order: 'ASC' } },
    { staleTime: fiveMinutes },
  );
  const { call } = useKontor();
  const mayRead = may('read', 'Organisation');
  const { data, isPending } = useQuery({
    queryKey: ['documentTexts'],
    queryFn: ({ signal }) => call<DocumentTextRecord[]>('GET', '/document-texts', { signal }),
    enabled: mayRead,
    staleTime: fiveMinutes,
  });
  // A document can be written without them.
  const texts = data ?? (mayRead && isPending ? undefined : noTexts);
  const basis = useMemo((): Basis | undefined => {
    if (!rates || !units || !texts || (!organisation && mayRead)) return undefined;
    const ratesOn = (date: string) => rates.filter((rate) => isValidOn(rate, date));
    return {
      today,
      organisation,
      texts,
      rates: new Map(rates.map((rate) => [rate.id, rate])),
      ratesOn,
      rateOn: (date: string, { treatment = 'domestic', isGoods = false }: TaxedBy = {}) => {
        const isRegistered = organisation?.isVatRegistered ?? true;
        const treated = isRegistered ? rateOfTreatment(rates, date, treatment, isGoods) : undefined;
        return (treated ?? rateOfNewLine(rates, date, isRegistered))?.id ?? null;
      },
      units: units
        .filter(({ active }) => active)
        .map(({ id, code, nameEn, nameLt, nameNo }) => {
          const names = { en: nameEn, lt: nameLt || nameEn, no: nameNo || nameEn };
          return { id, code, name: names[language], names };
        }),
    };
  }, [today, organisation, mayRead, texts, rates, units, language]);
  const retry = () => {
    void readRates();
    void readUnits();
  };
  return { basis, error: basis ? null : (ratesError ?? unitsError), retry };
}
