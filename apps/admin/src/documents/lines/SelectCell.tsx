import { useController } from 'react-hook-form';

type Choice = { value: string | number; label: string };
type Props = { name: string; label: string; choices: readonly Choice[]; numeric?: boolean; describedBy?: string };

/** A select box in the table of lines. */
export const SelectCell = ({ name, label, choices, numeric, describedBy }: Props) => {
  const {
    field: { ref, value: held, onChange, onBlur },
    fieldState,
  } = useController<Record<string, string | number | null>>({ name });
  const value = held ?? '';
  const known = choices.some((choice) => choice.value === value);
  return (
    <select
      ref={ref}
      name={name}
      data-cell=""
      className="cell"
      aria-label={label}
      aria-invalid={fieldState.error ? true : undefined}
      aria-describedby={describedBy}
      value={value}
      onChange={(event) => onChange(numeric ? Number(event.target.value) || null : event.target.value)}
      onBlur={onBlur}
    >
      {!known && <option value={value}>{value || '–'}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
};
