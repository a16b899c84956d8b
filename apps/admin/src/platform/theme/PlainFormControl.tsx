import { FormControl, type FormControlProps } from '@mui/material';

type Props = FormControlProps & { InputProps?: unknown; inputProps?: unknown; ownerState?: unknown };

/** react-admin passes fields their parts under old names as well as `slotProps`; Material UI 9 would pass the old ones to the DOM. */
export const PlainFormControl = ({ InputProps: _old, inputProps: _older, ownerState: _state, ...props }: Props) => (
  <FormControl {...props} />
);
