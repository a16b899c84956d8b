import { useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useFormat } from '../../platform/format/useFormat.ts';
import { asLanguage, intlTag } from '../../platform/i18n/languages.ts';
import type { Series } from '../../platform/report/charts/series.ts';
import { figuresOf } from './figures.ts';

const customers = [
  'Nemuno logistika, UAB',
  'Fjord Analyse AS',
  'Baltijos inžinerija, UAB',
  'Nordlys Energi AS',
  'Aukštaitijos sodai',
  'Havn & Sønn AS',
  'Vilniaus keramika',
  'Kystverket Sør AS',
];
const people = ['Ieva', 'Jonas', 'Ingrid', 'Mantas', 'Sofie', 'Tomas'];

/** The page's figures, and their formats in the reader's language. */
export function useFigures() {
  const t = useTranslate();
  const format = useFormat();
  const tag = intlTag[asLanguage(useLocale())];
  return useMemo(() => {
    const compact = new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 1 });
    const series = (...keys: string[]): Series[] => keys.map((key) => ({ key, label: t(`charts.series.${key}`) }));
    return {
      ...figuresOf({ month: (index) => format.monthName(`2026-${String(index + 1).padStart(2, '0')}-01`), customers }),
      money: series('income', 'expenses', 'profit').map((one, colour) => ({ ...one, colour })),
      sales: series('invoiced', 'received'),
      persons: people.map((label, index): Series => ({ key: `p${index}`, label })),
      write: (value: number) => format.money(value, 'EUR'),
      hours: (value: number) => t('kontor.format.hours', { hours: format.number(value) }),
      tick: (value: number) => compact.format(value).replace('-', '−'),
    };
  }, [t, format, tag]);
}
