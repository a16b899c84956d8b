import { useTranslate } from 'react-admin';
import { useController, useFormContext } from 'react-hook-form';
import { useFieldName } from '../values/useFieldName.ts';
import { DateBox } from '../../platform/inputs/DateBox.tsx';
import { NumberCell } from './NumberCell.tsx';

type Props = { index: number; label: (field: string) => string; describedBy: string };

const ReasonCell = ({ name, label }: { name: string; label: string }) => {
  const { field } = useController<Record<string, string | null>>({ name });
  return (
    <input
      {...field}
      data-cell=""
      className="cell"
      autoComplete="off"
      aria-label={label}
      value={field.value ?? ''}
      onChange={(event) => field.onChange(event.target.value || null)}
    />
  );
};

/** The period of a line decides its tax rate and is printed. */
const DayCell = ({ name, word }: { name: string; word: string }) => {
  const { field } = useController<Record<string, string | null>>({ name });
  return (
    <div className="day">
      <DateBox
        name={name}
        label={word}
        value={field.value ?? null}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        margin="none"
      />
    </div>
  );
};

/** The rarely used fields of a line: period, discount amount instead of a percentage, charge, base quantity. */
export const LineMore = ({ index, label, describedBy }: Props) => {
  const t = useTranslate();
  const wordOf = useFieldName();
  const { setValue } = useFormContext();
  const at = (field: string) => `lines.${index}.${field}`;
  const of = (field: string) => ({ name: at(field), label: label(field), describedBy });
  return (
    <div className="more" role="group" aria-label={t('documents.lines.more', { n: index + 1 })}>
      <DayCell name={at('serviceFrom')} word={wordOf('serviceFrom')} />
      <DayCell name={at('serviceTo')} word={wordOf('serviceTo')} />
      <div>
        <span aria-hidden>{wordOf('discountAmount')}</span>
        <NumberCell
          {...of('discountAmount')}
          places={2}
          onTyped={() => setValue(at('discountPercent'), null, { shouldDirty: true })}
        />
      </div>
      <div>
        <span aria-hidden>{wordOf('baseQuantity')}</span>
        <NumberCell {...of('baseQuantity')} />
      </div>
      <div>
        <span aria-hidden>{wordOf('charge')}</span>
        <NumberCell {...of('charge')} places={2} />
      </div>
      <div>
        <span aria-hidden>{wordOf('chargeReason')}</span>
        <ReasonCell name={at('chargeReason')} label={label('chargeReason')} />
      </div>
    </div>
  );
};
