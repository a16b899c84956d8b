import { useTranslate } from 'react-admin';
import { useController, useFormContext } from 'react-hook-form';
import { useFieldName } from '../values/useFieldName.ts';
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

/** What few lines have: an amount off in place of a percentage, a charge, a price for more than one piece. */
export const LineMore = ({ index, label, describedBy }: Props) => {
  const t = useTranslate();
  const wordOf = useFieldName();
  const { setValue } = useFormContext();
  const at = (field: string) => `lines.${index}.${field}`;
  const of = (field: string) => ({ name: at(field), label: label(field), describedBy });
  return (
    <div className="more" role="group" aria-label={t('documents.lines.more', { n: index + 1 })}>
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
