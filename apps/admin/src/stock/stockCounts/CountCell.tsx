import type { StockCountLineRecord } from '@kontor/domain';
import { TextField } from '@mui/material';
import { useState, type KeyboardEvent } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { fieldErrorsOf } from '../../platform/api/calls/fieldErrorsOf.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { parseDecimal } from '../../platform/inputs/parseDecimal.ts';

/** Moves to the field of the next item, as a person goes along the shelf; leaves the last one, which keeps it. */
function focusNext(field: HTMLElement): void {
  const all = [...document.querySelectorAll<HTMLInputElement>('input[data-count]')];
  const next = all[all.indexOf(field as HTMLInputElement) + 1];
  if (next) next.focus();
  else field.blur();
}

/** What was counted of one item. It is kept on Enter or on leaving the field; what is refused stays as it was typed. */
export const CountCell = ({
  line,
  onEnter,
}: {
  line: StockCountLineRecord;
  onEnter: (counted: number | null) => Promise<unknown>;
}) => {
  const t = useTranslate();
  const format = useFormat();
  const grouping = useLocale() === 'en' ? ',' : '';
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const keep = async (): Promise<void> => {
    if (typed === null) return;
    const counted = parseDecimal(typed, grouping);
    if (counted === undefined) return setProblem(t('kontor.form.not_a_number'));
    setProblem('');
    try {
      // The same figure counts anew where goods have moved since.
      if (counted !== line.counted || line.moves.length > 0) await onEnter(counted);
      // What was typed while this was kept stays.
      setTyped((now) => (now === typed ? null : now));
    } catch (error) {
      setProblem(String(fieldErrorsOf(error)?.['counted'] ?? (error as Error).message));
    }
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    focusNext(event.currentTarget);
  };
  return (
    <TextField
      size="small"
      variant="outlined"
      value={typed ?? (line.counted === null ? '' : format.number(line.counted))}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => void keep()}
      error={problem !== ''}
      helperText={problem || undefined}
      sx={{ width: { xs: 96, sm: 120 }, '& input': { textAlign: 'end' } }}
      slotProps={{
        htmlInput: {
          'data-count': '',
          'aria-label': t('stockCounts.counted_of', { item: line.itemName }),
          inputMode: 'decimal',
          autoComplete: 'off',
          maxLength: 20,
          onKeyDown: press,
        },
      }}
    />
  );
};
