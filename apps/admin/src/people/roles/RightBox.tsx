import { Box, Checkbox, FormControlLabel, Tooltip } from '@mui/material';

type Props = {
  /** Accessible name, such as "Customers: change". */
  name: string;
  label: string;
  checked: boolean;
  /** The reason why it cannot be changed. */
  reason?: string;
  readOnly?: boolean;
  /** Read-only view of what is granted. */
  toRead?: boolean;
  /** Has a column heading, so the label is shown on narrow screens only. */
  headed?: boolean;
  onChange: (checked: boolean) => void;
};

/** A checkbox of the matrix. */
export const RightBox = ({ name, label, checked, reason, readOnly, toRead, headed, onChange }: Props) => (
  <Tooltip title={reason ?? ''} placement="top">
    <Box component="span" sx={{ display: 'inline-flex', minWidth: { xs: headed ? 132 : 0, md: 0 } }}>
      <FormControlLabel
        disabled={Boolean(reason) || readOnly}
        sx={{
          m: 0,
          '& .MuiFormControlLabel-label': { display: headed ? { xs: 'inline', md: 'none' } : 'inline', fontSize: '0.8125rem' },
          ...(toRead && checked && granted),
        }}
        label={label}
        control={
          <Checkbox
            size="small"
            checked={checked}
            onChange={(_event, on) => onChange(on)}
            sx={{ p: 0.75 }}
            slotProps={{ input: { 'aria-label': reason ? `${name} – ${reason}` : name } }}
          />
        }
      />
    </Box>
  </Tooltip>
);

const granted = {
  '& .MuiCheckbox-root.Mui-disabled': { color: 'primary.main' },
  '& .MuiFormControlLabel-label.Mui-disabled': { color: 'text.primary' },
} as const;
