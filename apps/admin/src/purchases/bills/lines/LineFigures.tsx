import { taxDiffers } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { NumberCell } from '../../../documents/lines/NumberCell.tsx';
import { Nothing } from '../../../platform/format/Nothing.tsx';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { useLineFigure } from '../form/BillFigures.tsx';

type Props = { index: number; label: string; describedBy: string };

/** The tax of a line: what the rate gives is shown until another one is typed, and beside one that differs too much. */
export const BillLineTax = ({ index, label, describedBy }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const [currency, typed] = useWatch({ name: ['currency', `lines.${index}.taxAmount`] }) as [string, number | null];
  const expected = useLineFigure(index, (line) => line.expectedTax);
  const differs = useLineFigure(index, taxDiffers) ?? false;
  const amount = expected === undefined ? '' : format.amount(expected, currency);
  return (
    <>
      <NumberCell name={`lines.${index}.taxAmount`} label={label} places={2} describedBy={describedBy} placeholder={amount} />
      {typed !== null && differs && (
        <div className="hint" role="status">
          {t('bills.lines.tax_differs', { expected: amount })}
        </div>
      )}
    </>
  );
};

/** The amount of a line, by the function that computes the bill's totals. */
export const BillLineNet = ({ index }: { index: number }) => {
  const format = useFormat();
  const [currency, unitCost] = useWatch({ name: ['currency', `lines.${index}.unitCost`] }) as [string, number | null];
  const net = useLineFigure(index, (line) => line.net);
  return net === undefined || unitCost === null ? <Nothing /> : <span dir="auto">{format.amount(net, currency)}</span>;
};
