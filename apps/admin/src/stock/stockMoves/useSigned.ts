import { useFormat } from '../../platform/format/useFormat.ts';

/** Writes a difference with its sign, the plus too. */
export function useSigned(): (difference: number) => string {
  const format = useFormat();
  return (difference) => `${difference > 0 ? '+' : ''}${format.number(difference)}`;
}
