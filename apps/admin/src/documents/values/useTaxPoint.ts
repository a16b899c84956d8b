import { taxPointOf } from '@kontor/domain';
import { useWatch } from 'react-hook-form';

/** The date that decides the tax rate of a line: of its supply or advance payment, not the document's. */
export function useTaxPoint(index: number, date: string): string {
  const at = `lines.${index}`;
  const [serviceFrom, serviceTo, supplyDate, advanceDate] = useWatch({
    name: [`${at}.serviceFrom`, `${at}.serviceTo`, 'supplyDate', 'advanceDate'],
  }) as (string | null | undefined)[];
  return taxPointOf({ supplyDate, advanceDate }, date, { serviceFrom, serviceTo });
}
