import CloseOutlined from '@mui/icons-material/CloseOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, FormControl, FormHelperText, FormLabel, IconButton } from '@mui/material';
import { useId, useRef } from 'react';
import { FieldTitle, InputHelperText, useInput, useResourceContext, useTranslate } from 'react-admin';
import { useFormat } from '../format/useFormat.ts';

/** The form's value for a chosen file. */
export type Chosen = { name: string; size: number; type: string };
type Props = {
  source: string;
  label?: string;
  helperText?: string;
  required?: boolean;
  disabled?: boolean;
  /** File types that the browser's file dialog offers. */
  accept?: string;
  /** Receives the file itself, for sending it. */
  onFile?: (file: File | null) => void;
};

/** One file, chosen or dropped. The form checks its size and type. */
export const FileInput = ({ source, label, helperText, required, disabled = false, accept, onFile }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const resource = useResourceContext();
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const { field, fieldState, isRequired } = useInput<Chosen | null>({ source, defaultValue: null, isRequired: required });
  const { ref, onChange, onBlur } = field;
  const chosen = field.value as Chosen | null;
  const problem = fieldState.error?.message;
  const take = (file: File | undefined) => {
    if (disabled || !file) return;
    onChange({ name: file.name, size: file.size, type: file.type });
    onBlur();
    onFile?.(file);
  };
  const drop = () => {
    onChange(null);
    onFile?.(null);
    picker.current?.parentElement?.querySelector('button')?.focus();
  };
  return (
    <FormControl error={Boolean(problem)} disabled={disabled} fullWidth sx={{ mt: 1, mb: 0.5 }}>
      <FormLabel id={id} sx={{ fontSize: '0.75rem', mb: 0.5, '&.Mui-disabled': { color: 'text.secondary' } }}>
        <FieldTitle label={label} source={source} resource={resource} isRequired={isRequired} />
      </FormLabel>
      <Box
        role="group"
        aria-labelledby={id}
        aria-describedby={problem || helperText ? `${id}-help` : undefined}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          take(event.dataTransfer.files[0]);
        }}
        sx={{ ...zone, ...(problem && { borderColor: 'error.main' }) }}
      >
        <Button
          ref={ref}
          size="small"
          startIcon={<UploadFileOutlined />}
          disabled={disabled}
          onClick={() => picker.current?.click()}
          sx={{ textAlign: 'start' }}
        >
          {t('ra.input.file.upload_single')}
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          accept={accept}
          onChange={({ target }) => {
            take(target.files?.[0]);
            target.value = '';
          }}
        />
        {chosen && (
          <Box sx={{ display: 'flex', alignItems: 'center', minWidth: 0, overflowWrap: 'anywhere' }}>
            <span>
              <bdi>{chosen.name}</bdi> ({format.fileSize(chosen.size)})
            </span>
            {!disabled && (
              <IconButton size="small" aria-label={`${t('ra.action.remove')}: ${chosen.name}`} onClick={drop}>
                <CloseOutlined fontSize="small" />
              </IconButton>
            )}
          </Box>
        )}
      </Box>
      {(problem || helperText) && (
        <FormHelperText id={`${id}-help`}>
          <InputHelperText error={problem && t(problem, { _: problem })} helperText={helperText} />
        </FormHelperText>
      )}
    </FormControl>
  );
};

const zone = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  p: 1,
  border: '1px dashed',
  borderColor: 'kontor.inputBorder',
  borderRadius: 1,
} as const;
