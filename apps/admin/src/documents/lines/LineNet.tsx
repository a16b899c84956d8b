import { useWatch } from 'react-hook-form';
import { Nothing } from '../../platform/format/Nothing.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { useBasis } from '../values/BasisContext.ts';
import type { LineValues } from '../values/lineValues.ts';
import { lineNet } from '../values/liveTotals.ts';

/** The net amount of a line, by the function that computes the document's totals. */
export const LineNet = ({ index }: { index: number }) => {
  const format = useFormat();
  const { rates } = useBasis();
  const [line, currency] = useWatch({ name: [`lines.${index}`, 'currency'] }) as [LineValues | undefined, string];
  if (!line || line.unitPrice === null) return <Nothing />;
  const net = lineNet(line, rates, currency);
  return net === undefined ? <Nothing /> : <span dir="auto">{format.amount(net, currency)}</span>;
};
