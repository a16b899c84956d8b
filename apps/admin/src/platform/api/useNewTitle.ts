import { useGetResourceLabel, useTranslate } from 'react-admin';
import { useGender } from './useGender.ts';
import { inSentence } from '../format/inSentence.ts';

/** Returns the title of the page or dialog that makes a record. Example: "New vendor", in Norwegian "Nytt prosjekt". */
export function useNewTitle(resource: string): string {
  const t = useTranslate();
  const labelOf = useGetResourceLabel();
  const gender = useGender(resource);
  return t(`kontor.page.new.${gender}`, { name: inSentence(labelOf(resource, 1)) });
}
