import SavingsOutlined from '@mui/icons-material/SavingsOutlined';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useFormat } from '../../platform/format/useFormat.ts';
import { useBasis } from '../values/BasisContext.ts';
import type { LineValues } from '../values/lineValues.ts';
import { useFieldName } from '../values/useFieldName.ts';
import { LineNet } from './LineNet.tsx';

/** A line that an advance with tax or prepaid hours wrote, to be read: the advance is taken off on the page of the invoice. */
export const AdvanceRow = ({ index }: { index: number }) => {
  const t = useTranslate();
  const format = useFormat();
  const wordOf = useFieldName();
  const { rates } = useBasis();
  const { getValues } = useFormContext();
  const { description, quantity, unitPrice, taxRateId } = getValues(`lines.${index}`) as LineValues;
  const percent = rates.get(taxRateId ?? 0)?.percent;
  return (
    <tr>
      <th scope="row" className="place">
        {index + 1}
      </th>
      <td className="description">
        <div className="cell">{description}</div>
        <div className="source">
          <SavingsOutlined sx={{ fontSize: 14 }} aria-hidden />
          {t('documents.lines.advance')}
        </div>
      </td>
      <td className="figures" data-label={wordOf('quantity')}>
        <div className="cell">{format.number(quantity ?? 0)}</div>
      </td>
      <td />
      <td className="figures" data-label={wordOf('unitPrice')}>
        <div className="cell">{format.number(unitPrice ?? 0, 2)}</div>
      </td>
      <td />
      <td data-label={wordOf('taxRateId')}>
        <div className="cell">{percent === undefined || percent === null ? '' : format.percent(percent)}</div>
      </td>
      <td className="figures net" data-label={wordOf('net')}>
        <LineNet index={index} />
      </td>
      <td />
    </tr>
  );
};
