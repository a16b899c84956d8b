import { useTranslate } from 'react-admin';
import { useCountryNames } from '../../platform/inputs/useCountryNames.ts';

/** "Vilnius, Lithuania", or "Lithuania, other places". */
export function usePlaceName(): (place: { country: string; town?: string }) => string {
  const t = useTranslate();
  const countryOf = useCountryNames();
  return ({ country, town }) => {
    const name = countryOf(country);
    return town ? `${town}, ${name}` : t('maps.others', { country: name });
  };
}
