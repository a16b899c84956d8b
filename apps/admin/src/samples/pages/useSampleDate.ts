import { useFormat } from '../../platform/format/useFormat.ts';
import { dayIn } from './dayIn.ts';

/** A date of the sample data, which is written in English, in the reader's language. What is no date stays as it is. */
export function useSampleDate(): (text: string) => string {
  const format = useFormat();
  return (text) => {
    const day = dayIn(text);
    return day ? format.date(day) : text;
  };
}
