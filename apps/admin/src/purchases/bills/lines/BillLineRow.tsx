import type { ItemRecord } from '@kontor/domain';
import { Button } from '@mui/material';
import { memo, Suspense, useId, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { DescriptionCell } from '../../../documents/items/DescriptionCell.tsx';
import { netField } from '../../../documents/lines/netField.ts';
import { taxChoices } from '../../../documents/lines/choices.ts';
import { focusField } from '../../../documents/lines/lineActions.ts';
import { LineHandle } from '../../../documents/lines/LineHandle.tsx';
import { LineMenu } from '../../../documents/lines/LineMenu.tsx';
import { LineProblems } from '../../../documents/lines/LineProblems.tsx';
import { NumberCell } from '../../../documents/lines/NumberCell.tsx';
import { SelectCell } from '../../../documents/lines/SelectCell.tsx';
import { useLineKeys } from '../../../documents/lines/useLineKeys.ts';
import { useBasis } from '../../../documents/values/BasisContext.ts';
import { useDocumentDate } from '../../../documents/values/dateField.ts';
import { useFieldName } from '../../../documents/values/useFieldName.ts';
import { useTaxPoint } from '../../../documents/values/useTaxPoint.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { part } from '../../../platform/page/page.ts';
import { isAssigned, type BillLineValues } from '../form/values.ts';
import { fillFromPurchase } from './fillFromPurchase.ts';
import { useLinesBasis } from './lineStart.ts';
import { BillLineNet, BillLineTax } from './LineFigures.tsx';

const LineAssignment = part(() => import('./LineAssignment.tsx').then((m) => m.LineAssignment));

/** One line of a bill. It is drawn again only when it moves; typing draws its cell only. */
export const BillLineRow = memo(({ index, count }: { index: number; count: number }) => {
  const t = useTranslate();
  const id = useId();
  const basis = useBasis();
  const format = useFormat();
  const { categories, isCredit = false } = useLinesBasis();
  const keys = useLineKeys(index, count);
  const point = useTaxPoint(index, useDocumentDate());
  const taxes = useMemo(() => taxChoices(basis.ratesOn(point), format), [basis, point, format]);
  const wordOf = useFieldName();
  const net = netField(useWatch({ name: 'pricesIncludeTax' }) as boolean);
  const { getValues } = useFormContext();
  const { errors } = useFormState({ name: `lines.${index}` });
  const line = () => getValues(`lines.${index}`) as BillLineValues;
  const [wanted, setWanted] = useState(() => isAssigned(line()));
  const isRefused = ['projectId', 'customerId', 'markUpPercent'].some((field) => Boolean(get(errors, `lines.${index}.${field}`)));
  const opens = t(isCredit ? 'bills.lines.more' : 'bills.lines.assign');
  const label = (field: string) => t('documents.lines.at', { n: index + 1, field: wordOf(field) });
  const at = (field: string) => `lines.${index}.${field}`;
  const offered = categories
    .filter(({ id: one, active }) => active || one === line().categoryId)
    .map(({ id: value, name }) => ({ value, label: name }));
  const open = () => {
    setWanted(true);
    void LineAssignment.preload().then(() => focusField(at('projectId')));
  };
  return (
    <tr {...keys} data-line={index} data-place="">
      <th scope="row" className="place">
        {index + 1}
      </th>
      <td className="description">
        <DescriptionCell
          index={index}
          label={label('description')}
          describedBy={id}
          fillWith={(item: ItemRecord) => fillFromPurchase(item, line(), getValues() as never, basis)}
        />
        {wanted || isRefused ? (
          <Suspense fallback={null}>
            <LineAssignment index={index} label={label} describedBy={id} />
          </Suspense>
        ) : (
          <Button
            size="small"
            sx={{ ml: 0.5, fontWeight: 400 }}
            aria-label={t('documents.lines.at', { n: index + 1, field: opens })}
            onPointerEnter={() => void LineAssignment.preload()}
            onClick={open}
          >
            {opens}
          </Button>
        )}
        <LineProblems index={index} id={id} />
      </td>
      <td data-label={wordOf('categoryId')}>
        <SelectCell name={at('categoryId')} label={label('categoryId')} choices={offered} numeric describedBy={id} />
      </td>
      <td data-label={wordOf('quantity')}>
        <NumberCell name={at('quantity')} label={label('quantity')} describedBy={id} />
      </td>
      <td data-label={wordOf('unitCost')}>
        <NumberCell name={at('unitCost')} label={label('unitCost')} places={2} describedBy={id} />
      </td>
      <td data-label={wordOf('taxRateId')}>
        <SelectCell name={at('taxRateId')} label={label('taxRateId')} choices={taxes} numeric describedBy={id} />
      </td>
      <td className="figures" data-label={wordOf('taxAmount')}>
        <BillLineTax index={index} label={label('taxAmount')} describedBy={id} />
      </td>
      <td className="figures net" data-label={wordOf(net)}>
        <BillLineNet index={index} />
      </td>
      <td className="menu">
        <LineHandle index={index} />
        <LineMenu index={index} count={count} />
      </td>
    </tr>
  );
});
BillLineRow.displayName = 'BillLineRow';
