import { useWatch } from 'react-hook-form';
import { Nothing } from '../../platform/format/Nothing.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { useBasis } from '../values/BasisContext.ts';
import { lineNet } from '../values/liveTotals.ts';

/** What a line comes to, by the function that adds up the document. */
export const LineNet = ({ index }: { index: number }) => {
  const format = useFormat();
  const { rates } = useBasis();
  const at = (field: string) => `lines.${index}.${field}`;
  const [quantity, unitPrice, discountPercent, taxRateId] = useWatch({
    name: [at('quantity'), at('unitPrice'), at('discountPercent'), at('taxRateId')],
  }) as [number | null, number | null | undefined, number | null, number | null];
  if (unitPrice === null || unitPrice === undefined) return <Nothing />;
  const net = lineNet({ quantity, unitPrice, discountPercent, taxRateId }, rates);
  return net === undefined ? <Nothing /> : <span dir="auto">{format.number(net, 2)}</span>;
};
