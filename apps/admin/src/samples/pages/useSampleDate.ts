import { useFormat } from '../../platform/format/useFormat.ts';
import { dayIn } from './dayIn.ts';

/** Formats an English date of the sample data in the reader's language; other texts stay. */
export function useSampleDate(): (text: string) => string {
  const format = useFormat();
  return (text) => {
    const day = dayIn(text);
    return day ? format.date(day) : text;
  };
}
