import { FormControl, FormHelperText, FormLabel } from '@mui/material';
import { useId } from 'react';
import { FieldTitle, InputHelperText, useInput, useResourceContext, useTranslate } from 'react-admin';
import { RichTextEditor } from './RichTextEditor.tsx';
import type { RichTextInputProps } from './RichTextInput.tsx';

/** The editor with a form field's label and error messages. */
export const RichTextField = ({ source, label, helperText, required, minHeight }: RichTextInputProps) => {
  const t = useTranslate();
  const id = useId();
  const resource = useResourceContext();
  const { field, fieldState, isRequired } = useInput<string>({ source, defaultValue: '', isRequired: required });
  const problem = fieldState.error?.message;
  const text: unknown = field.value;
  return (
    <FormControl error={Boolean(problem)} fullWidth sx={{ mt: 1, mb: 0.5 }}>
      <FormLabel id={id} sx={{ fontSize: '0.75rem', mb: 0.5 }}>
        <FieldTitle label={label} source={source} resource={resource} isRequired={isRequired} />
      </FormLabel>
      <RichTextEditor
        labelledBy={id}
        describedBy={problem || helperText ? `${id}-help` : undefined}
        invalid={Boolean(problem)}
        html={typeof text === 'string' ? text : ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
        minHeight={minHeight}
      />
      {(problem || helperText) && (
        <FormHelperText id={`${id}-help`}>
          <InputHelperText error={problem && t(problem, { _: problem })} helperText={helperText} />
        </FormHelperText>
      )}
    </FormControl>
  );
};
