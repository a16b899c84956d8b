import { leftOf, unitWord, type CreditableLineRecord } from '@kontor/domain';
import { memo, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { LineProblems } from '../../../documents/lines/LineProblems.tsx';
import { NumberCell } from '../../../documents/lines/NumberCell.tsx';
import { useFieldName } from '../../../documents/values/useFieldName.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { useLanguage } from '../../../platform/i18n/useLanguage.ts';
import { useCreditableInvoice } from './CreditableContext.ts';
import { creditedNet, isChosen, isUsedUp, type CreditLineValues } from './values.ts';

/** The credited amount of a row, by the domain's own function. */
const Credited = ({ index }: { index: number }) => {
  const format = useFormat();
  const invoice = useCreditableInvoice();
  const line = useWatch({ name: `lines.${index}` }) as CreditLineValues;
  return <>{isChosen(line) && format.amount(creditedNet(invoice, line), invoice.currency)}</>;
};

/** One line of the invoice. Typing a quantity empties the amount, and the other way round. */
export const CreditLineRow = memo(({ line, index }: { line: CreditableLineRecord; index: number }) => {
  const t = useTranslate();
  const id = useId();
  const format = useFormat();
  const language = useLanguage();
  const wordOf = useFieldName();
  const { currency } = useCreditableInvoice();
  const { getValues, setValue, clearErrors, getFieldState } = useFormContext();
  const left = leftOf(line);
  const isUsed = isUsedUp(line);
  // Another credit note may have taken what this draft credits: it can be emptied.
  const [isHeld] = useState(() => isChosen(getValues(`lines.${index}`) as CreditLineValues));
  const label = (field: string) => t('documents.lines.at', { n: index + 1, field: wordOf(field) });
  const at = (field: string) => `lines.${index}.${field}`;
  const onTyped = (other: string) => () => {
    setValue(at(other), null, { shouldDirty: true });
    clearErrors([at(other), 'total']);
    // That no line was chosen, which stands at the list itself.
    if (getFieldState('lines').error?.message) clearErrors('lines');
  };
  const quantity = `${format.number(left.quantity)} ${unitWord(line.unit, left.quantity, language) ?? line.unit}`;
  const said =
    left.quantity > 0
      ? t('creditNotes.form.left_of', { quantity, amount: format.money(left.net, currency) })
      : format.money(left.net, currency);
  return (
    <tr data-line={index}>
      <th scope="row" className="place">
        {index + 1}
      </th>
      <td className="words">
        {line.description}
        <LineProblems index={index} id={id} />
      </td>
      <td className="figures left" data-label={t('creditNotes.form.left')}>
        {isUsed ? t('creditNotes.form.none_left') : said}
      </td>
      <td data-label={wordOf('quantity')}>
        {(isHeld || (!isUsed && left.quantity > 0)) && (
          <NumberCell name={at('quantity')} label={label('quantity')} describedBy={id} onTyped={onTyped('amount')} />
        )}
      </td>
      <td data-label={wordOf('amount')}>
        {(isHeld || (!isUsed && left.net > 0)) && (
          <NumberCell name={at('amount')} label={label('amount')} places={2} describedBy={id} onTyped={onTyped('quantity')} />
        )}
      </td>
      <td className="figures net" data-label={t('creditNotes.form.credited')}>
        <Credited index={index} />
      </td>
    </tr>
  );
});
CreditLineRow.displayName = 'CreditLineRow';
