import { FormControlLabel, FormGroup, FormHelperText, Switch, type SxProps } from '@mui/material';
import { FieldTitle, InputHelperText, useInput, useResourceContext, useTranslate } from 'react-admin';

type Props = {
  source: string;
  label?: string;
  helperText?: string | false;
  defaultValue?: boolean;
  disabled?: boolean;
  /** Called after the form has the new value. */
  onChange?: (on: boolean) => void;
  sx?: SxProps;
};

/** react-admin's switch hands the reference to its input on to the page, where Material UI 9 does not take it up. */
export const BooleanInput = ({ source, label, helperText, defaultValue = false, disabled, onChange, sx }: Props) => {
  const t = useTranslate();
  const resource = useResourceContext();
  const { id, field, fieldState } = useInput<boolean>({ source, defaultValue });
  const problem = fieldState.error?.message;
  return (
    <FormGroup sx={sx}>
      <FormControlLabel
        control={
          <Switch
            id={id}
            name={field.name}
            checked={Boolean(field.value)}
            onChange={(event) => {
              field.onChange(event.target.checked);
              onChange?.(event.target.checked);
            }}
            disabled={disabled}
            onBlur={field.onBlur}
            slotProps={{ input: { ref: field.ref } }}
          />
        }
        label={<FieldTitle label={label} source={source} resource={resource} />}
      />
      {(problem || helperText) && (
        <FormHelperText error={Boolean(problem)}>
          <InputHelperText error={problem && t(problem, { _: problem })} helperText={helperText} />
        </FormHelperText>
      )}
    </FormGroup>
  );
};
