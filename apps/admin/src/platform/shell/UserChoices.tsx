import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import { Box, Divider, ListItemIcon, ListItemText, Menu, MenuItem, Typography } from '@mui/material';
import { useGetIdentity, useLogout, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Opened } from '../page/Opens.tsx';

const own = [
  { to: '/account', icon: AccountCircleOutlined },
  { to: '/account/security', icon: ShieldOutlined },
  { to: '/account/notifications', icon: TuneOutlined },
];

export const UserChoices = ({ anchor, open, onClose }: Opened) => {
  const translate = useTranslate();
  const logout = useLogout();
  const { identity } = useGetIdentity();
  return (
    <Menu anchorEl={anchor} open={open} onClose={onClose}>
      <Box sx={{ px: 2, py: 1, maxWidth: 280 }} role="presentation">
        <Typography sx={{ fontWeight: 600 }} noWrap>
          {identity?.fullName}
        </Typography>
        <Typography variant="caption" color="textSecondary" noWrap component="p">
          {identity?.['email']} {identity?.['role'] && `· ${identity['role']}`}
        </Typography>
      </Box>
      <Divider sx={{ my: 0.5 }} />
      {own.map(({ to, icon: Icon }) => (
        <MenuItem key={to} component={Link} to={to} onClick={onClose}>
          <ListItemIcon>
            <Icon fontSize="small" />
          </ListItemIcon>
          <ListItemText>{translate(`pages.${to}`)}</ListItemText>
        </MenuItem>
      ))}
      <Divider sx={{ my: 0.5 }} />
      <MenuItem onClick={() => void logout()}>
        <ListItemIcon>
          <LogoutOutlined fontSize="small" />
        </ListItemIcon>
        <ListItemText>{translate('ra.auth.logout')}</ListItemText>
      </MenuItem>
    </Menu>
  );
};
