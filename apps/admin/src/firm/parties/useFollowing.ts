import { useFormContext } from 'react-hook-form';
import { usualIn } from './usualIn.ts';

export type Follows = readonly ('currency' | 'language')[];

/** For the country of a new record: fills the fields that follow from it, unless the person has changed them. */
export function useFollowing(follows: Follows): (country: string | null) => void {
  const { setValue, getFieldState, formState } = useFormContext();
  return (country) => {
    const usual = usualIn(country);
    for (const field of follows)
      if (formState.defaultValues?.['id'] === undefined && !getFieldState(field, formState).isDirty)
        setValue(field, usual[field]);
  };
}
