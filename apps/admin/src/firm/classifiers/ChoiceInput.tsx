import { SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Choice } from './useClassifierChoices.ts';

type Props = { source: string; choices: readonly Choice[]; helperText?: string | false; required?: boolean };

/** A choice from a classifier. An inactive entry stays visible where it is still selected. */
export const ChoiceInput = ({ source, choices, helperText, required }: Props) => {
  const chosen: unknown = useWatch({ name: source });
  const offered = choices.filter(({ id, active }) => active || id === chosen);
  return <SelectInput source={source} choices={offered} helperText={helperText} required={required} />;
};
