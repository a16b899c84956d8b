import { Checkbox, FormControl, FormControlLabel, FormGroup, FormHelperText, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useId } from 'react';
import { useInput, useTranslate } from 'react-admin';

type Choice = { id: string; name: string };
type Props = { source: string; label: string; choices: readonly Choice[] };
type CheckboxesProps<Id> = { source: string; label: string; choices: readonly { id: Id; name: string }[] };

/** Radio buttons side by side. react-admin's own pass a ref to the DOM that Material UI 9 does not accept. */
export const RadioInput = ({ source, label, choices }: Props) => {
  const id = useId();
  const { field, fieldState } = useInput<string>({ source });
  return (
    <FormControl error={fieldState.invalid}>
      <FormLabel id={id} sx={caption}>
        {label}
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        name={field.name}
        value={(field.value as string | null) ?? ''}
        onChange={(_event, value) => field.onChange(value)}
      >
        {choices.map((choice) => (
          <FormControlLabel key={choice.id} value={choice.id} control={<Radio />} label={choice.name} />
        ))}
      </RadioGroup>
      <Problem text={fieldState.error?.message} />
    </FormControl>
  );
};

/** Checkboxes, of which any number can be ticked. */
export const CheckboxesInput = <Id extends string | number>({ source, label, choices }: CheckboxesProps<Id>) => {
  const id = useId();
  const { field, fieldState } = useInput<Id[]>({ source, defaultValue: [] });
  const taken = (field.value as Id[] | null) ?? [];
  const toggle = (one: Id) => field.onChange(taken.includes(one) ? taken.filter((other) => other !== one) : [...taken, one]);
  return (
    <FormControl error={fieldState.invalid} role="group" aria-labelledby={id}>
      <FormLabel id={id} component="div" sx={caption}>
        {label}
      </FormLabel>
      <FormGroup row>
        {choices.map((choice) => (
          <FormControlLabel
            key={choice.id}
            control={<Checkbox checked={taken.includes(choice.id)} onChange={() => toggle(choice.id)} />}
            label={choice.name}
          />
        ))}
      </FormGroup>
      <Problem text={fieldState.error?.message} />
    </FormControl>
  );
};

const Problem = ({ text }: { text: string | undefined }) => {
  const t = useTranslate();
  return text ? <FormHelperText>{t(text, { _: text })}</FormHelperText> : null;
};

const caption = { fontSize: '0.75rem' } as const;
