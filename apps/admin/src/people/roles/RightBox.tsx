import { Box, Checkbox, Tooltip } from '@mui/material';

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

/** A checkbox of the matrix. The matrix has hundreds, so each is drawn with as little as it needs. */
export const RightBox = ({ name, label, checked, reason, readOnly, toRead, headed, onChange }: Props) => {
  const disabled = Boolean(reason) || readOnly;
  const box = (
    <Box
      component="label"
      sx={labelled}
      data-headed={headed || undefined}
      data-granted={(toRead && checked) || undefined}
      data-disabled={disabled || undefined}
    >
      <Checkbox
        size="small"
        disableRipple
        checked={checked}
        disabled={disabled}
        onChange={(_event, on) => onChange(on)}
        slotProps={{ input: { 'aria-label': reason ? `${name} – ${reason}` : name } }}
      />
      <span>{label}</span>
    </Box>
  );
  return reason ? (
    <Tooltip title={reason} placement="top">
      {box}
    </Tooltip>
  ) : (
    box
  );
};

const labelled = {
  display: 'inline-flex',
  alignItems: 'center',
  fontSize: '0.8125rem',
  cursor: 'pointer',
  '& > .MuiCheckbox-root': { p: 0.75 },
  '&[data-headed]': { minWidth: { xs: 132, md: 0 } },
  '&[data-headed] > span:last-child': { display: { md: 'none' } },
  '&[data-disabled]': { cursor: 'default', color: 'text.disabled' },
  '&[data-granted]': { color: 'text.primary' },
  '&[data-granted] > .MuiCheckbox-root': { color: 'primary.main' },
} as const;
