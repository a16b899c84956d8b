import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { IconButton, InputAdornment } from '@mui/material';
import { useTranslate } from 'react-admin';

/** The eye at the end of a password field, which shows or hides the password. */
export const ShowPassword = ({ shown, onToggle }: { shown: boolean; onToggle: () => void }) => {
  const t = useTranslate();
  return (
    <InputAdornment position="end">
      <IconButton
        aria-label={t(shown ? 'kontor.auth.hide_password' : 'kontor.auth.show_password')}
        aria-pressed={shown}
        onClick={onToggle}
        onMouseDown={(event) => event.preventDefault()}
        edge="end"
      >
        {shown ? <VisibilityOffOutlined fontSize="small" /> : <VisibilityOutlined fontSize="small" />}
      </IconButton>
    </InputAdornment>
  );
};
