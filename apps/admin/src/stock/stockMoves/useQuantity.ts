import { unitWord } from '@kontor/domain';
import { useFormat } from '../../platform/format/useFormat.ts';
import { useLanguage } from '../../platform/i18n/useLanguage.ts';

/** Writes a quantity with the word of its unit. */
export function useQuantity(): (quantity: number, unitCode: string | null) => string {
  const format = useFormat();
  const language = useLanguage();
  return (quantity, unitCode) =>
    [format.number(quantity), unitCode && (unitWord(unitCode, quantity, language) ?? unitCode)].filter(Boolean).join(' ');
}
