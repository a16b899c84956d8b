import { FormControl, type FormControlProps } from '@mui/material';

type Props = FormControlProps & { InputProps?: unknown; inputProps?: unknown; ownerState?: unknown };

/** react-admin gives fields their parts by the old names beside `slotProps`; Material UI 9 would hand the old ones on to the page. */
export const PlainFormControl = ({ InputProps: _old, inputProps: _older, ownerState: _state, ...props }: Props) => (
  <FormControl {...props} />
);
