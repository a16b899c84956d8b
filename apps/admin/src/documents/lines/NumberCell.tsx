import { useState } from 'react';
import { useLocale } from 'react-admin';
import { useController } from 'react-hook-form';
import { parseDecimal } from '../../platform/inputs/parseDecimal.ts';
import { useFormat } from '../../platform/format/useFormat.ts';

type Props = { name: string; label: string; places?: number; describedBy?: string; placeholder?: string; onTyped?: () => void };

/** A number in the table of lines. A native input, because fifty lines of anything heavier are slow to type in. */
export const NumberCell = ({ name, label, places, describedBy, placeholder, onTyped }: Props) => {
  const format = useFormat();
  const grouping = useLocale() === 'en' ? ',' : '';
  const {
    field: { ref, value: held, onChange, onBlur },
    fieldState,
  } = useController<Record<string, number | null>>({ name });
  const [typed, setTyped] = useState<string | null>(null);
  const value: unknown = held;
  const unreadable = Number.isNaN(value);
  const tidy =
    typeof value === 'number' && !unreadable
      ? format.number(value, places && Number.isInteger(value * 10 ** places) ? places : undefined)
      : '';
  const change = (text: string) => {
    setTyped(text);
    const parsed = parseDecimal(text.replace('%', ''), grouping);
    onChange(parsed === undefined ? Number.NaN : parsed);
    onTyped?.();
  };
  return (
    <input
      ref={ref}
      name={name}
      data-cell=""
      className="cell figures"
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-invalid={Boolean(fieldState.error) || (unreadable && typed === null) || undefined}
      aria-describedby={describedBy}
      placeholder={placeholder}
      value={typed ?? tidy}
      onChange={(event) => change(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={() => {
        if (!unreadable) setTyped(null);
        onBlur();
      }}
    />
  );
};
