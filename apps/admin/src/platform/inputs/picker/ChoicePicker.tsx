import { FieldTitle, InputHelperText, useInput, useResourceContext, useTranslate } from 'react-admin';
import { Picker, useTyping } from './Picker.tsx';
import { useChoiceSearch, type Choice } from './useChoiceSearch.ts';

type Props = {
  source: string;
  choices: readonly Choice[];
  label?: string;
  required?: boolean;
  disabled?: boolean;
  helperText?: string | false;
  onChange?: (id: string | null) => void;
};

/** Picks from a long list that is loaded already, by typing: countries, currencies, time zones. */
export const ChoicePicker = ({ source, choices, label, required, disabled, helperText, onChange }: Props) => {
  const t = useTranslate();
  const resource = useResourceContext();
  const typing = useTyping();
  const found = useChoiceSearch(choices, typing);
  const { field, fieldState, id, isRequired } = useInput<string | null>({
    source,
    format: (value: string | null) => value,
    parse: (value: string | null) => value,
    isRequired: required,
  });
  const chosen = (field.value as string | null) || null;
  const pick = (choice: Choice | null) => {
    field.onChange(choice?.id ?? null);
    field.onBlur();
    onChange?.(choice?.id ?? null);
  };
  const error = fieldState.error?.message;
  return (
    <Picker<Choice>
      id={id}
      name={field.name}
      inputRef={field.ref}
      onBlur={field.onBlur}
      label={<FieldTitle label={label} source={source} resource={resource} isRequired={isRequired} />}
      // An unknown value is shown as stored.
      value={chosen === null ? null : (choices.find((choice) => choice.id === chosen) ?? { id: chosen, name: chosen })}
      onChange={pick}
      typing={typing}
      found={found}
      nameOf={({ name }) => name}
      keyOf={(choice) => choice.id}
      disabled={disabled}
      error={Boolean(error)}
      helperText={
        error || helperText ? <InputHelperText error={error && t(error, { _: error })} helperText={helperText} /> : undefined
      }
    />
  );
};
