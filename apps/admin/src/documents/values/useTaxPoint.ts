import { taxPointOf } from '@kontor/domain';
import { useWatch } from 'react-hook-form';

/** The day whose tax rates a line may have: of its supply, or of an advance, and not that of the paper. */
export function useTaxPoint(index: number, date: string): string {
  const at = `lines.${index}`;
  const [serviceFrom, serviceTo, supplyDate, advanceDate] = useWatch({
    name: [`${at}.serviceFrom`, `${at}.serviceTo`, 'supplyDate', 'advanceDate'],
  }) as (string | null | undefined)[];
  return taxPointOf({ supplyDate, advanceDate }, date, { serviceFrom, serviceTo });
}
