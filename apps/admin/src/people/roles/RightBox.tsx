import { Checkbox, styled, Tooltip } from '@mui/material';

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
    <Label data-headed={headed || undefined} data-granted={(toRead && checked) || undefined} data-disabled={disabled || undefined}>
      <Checkbox
        size="small"
        disableRipple
        checked={checked}
        disabled={disabled}
        onChange={(_event, on) => onChange(on)}
        slotProps={{ input: { 'aria-label': reason ? `${name} – ${reason}` : name } }}
      />
      <span>{label}</span>
    </Label>
  );
  return reason ? (
    <Tooltip title={reason} placement="top">
      {box}
    </Tooltip>
  ) : (
    box
  );
};

const Label = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  fontSize: '0.8125rem',
  cursor: 'pointer',
  '& > .MuiCheckbox-root': { padding: theme.spacing(0.75) },
  '&[data-headed]': { minWidth: 132, [theme.breakpoints.up('md')]: { minWidth: 0, '& > span:last-child': { display: 'none' } } },
  '&[data-disabled]': { cursor: 'default', color: theme.vars.palette.text.disabled },
  '&[data-granted]': { color: theme.vars.palette.text.primary, '& > .MuiCheckbox-root': { color: theme.vars.palette.primary.main } },
}));
