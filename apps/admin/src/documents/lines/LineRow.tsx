import { memo, Suspense, useId, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useFormat } from '../../platform/format/useFormat.ts';
import { unitChoices, taxChoices } from './choices.ts';
import { useBasis } from '../values/BasisContext.ts';
import { useDocumentDate } from '../values/dateField.ts';
import { useTaxPoint } from '../values/useTaxPoint.ts';
import { hasMore, type LineValues } from '../values/lineValues.ts';
import { useFieldName } from '../values/useFieldName.ts';
import { DescriptionCell } from '../items/DescriptionCell.tsx';
import { LineHandle } from './LineHandle.tsx';
import { part } from '../../platform/page/page.ts';
import { LineMenu } from './LineMenu.tsx';
import { LineNet } from './LineNet.tsx';
import { LineSources } from './LineSources.tsx';
import { LineProblems } from './LineProblems.tsx';
import { NumberCell } from './NumberCell.tsx';
import { SelectCell } from './SelectCell.tsx';
import { netField } from './netField.ts';
import { useLineKeys } from './useLineKeys.ts';

const LineMore = part(() => import('./LineMore.tsx').then((m) => m.LineMore));

type Props = { index: number; count: number };

/** One line. It is drawn again only when it moves; typing draws its cell only. */
export const LineRow = memo(({ index, count }: Props) => {
  const t = useTranslate();
  const id = useId();
  const basis = useBasis();
  const format = useFormat();
  const date = useDocumentDate();
  const units = useMemo(() => unitChoices(basis.units), [basis.units]);
  const point = useTaxPoint(index, date);
  const taxes = useMemo(() => taxChoices(basis.ratesOn(point), format), [basis, point, format]);
  const wordOf = useFieldName();
  const label = (field: string) => t('documents.lines.at', { n: index + 1, field: wordOf(field) });
  const at = (field: string) => `lines.${index}.${field}`;
  const { getValues, setValue } = useFormContext();
  const net = netField(useWatch({ name: 'pricesIncludeTax' }) as boolean);
  const [more, setMore] = useState(() => hasMore(getValues(`lines.${index}`) as LineValues));

  const keys = useLineKeys(index, count);
  return (
    <tr {...keys} data-line={index} data-place="">
      <th scope="row" className="place">
        {index + 1}
      </th>
      <td className="description">
        <DescriptionCell index={index} label={label('description')} describedBy={id} />
        <LineSources index={index} />
        {more && (
          <Suspense fallback={null}>
            <LineMore index={index} label={label} describedBy={id} />
          </Suspense>
        )}
        <LineProblems index={index} id={id} />
      </td>
      <td data-label={wordOf('quantity')}>
        <NumberCell name={at('quantity')} label={label('quantity')} describedBy={id} />
      </td>
      <td data-label={wordOf('unit')}>
        <SelectCell name={at('unit')} label={label('unit')} choices={units} describedBy={id} />
      </td>
      <td data-label={wordOf('unitPrice')}>
        <NumberCell name={at('unitPrice')} label={label('unitPrice')} places={2} describedBy={id} />
      </td>
      <td data-label={wordOf('discountPercent')}>
        <NumberCell
          name={at('discountPercent')}
          label={label('discountPercent')}
          describedBy={id}
          onTyped={() => setValue(at('discountAmount'), null, { shouldDirty: true })}
        />
      </td>
      <td data-label={wordOf('taxRateId')}>
        <SelectCell name={at('taxRateId')} label={label('taxRateId')} choices={taxes} numeric describedBy={id} />
      </td>
      <td className="figures net" data-label={wordOf(net)}>
        <LineNet index={index} />
      </td>
      <td className="menu">
        <LineHandle index={index} />
        <LineMenu index={index} count={count} more={more} onMore={() => setMore(!more)} />
      </td>
    </tr>
  );
});
LineRow.displayName = 'LineRow';
