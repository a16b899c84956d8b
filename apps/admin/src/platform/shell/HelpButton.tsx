import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useHelpAddress } from './useHelpAddress.ts';

/** Opens the help about the current page. On a phone it is in the person's menu. */
export const HelpButton = () => {
  const label = useTranslate()('kontor.shell.help');
  return (
    <Tooltip title={label}>
      <IconButton component={Link} to={useHelpAddress()} color="inherit" aria-label={label} sx={{ width: 44, height: 44 }}>
        <HelpOutlineOutlined />
      </IconButton>
    </Tooltip>
  );
};
