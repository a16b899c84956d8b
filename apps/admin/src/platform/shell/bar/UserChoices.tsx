import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import PaletteOutlined from '@mui/icons-material/PaletteOutlined';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import { Box, Divider, ListItemIcon, ListItemText, Menu, MenuItem, Typography } from '@mui/material';
import { useGetIdentity, useLogout, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Opened } from '../../page/Opens.tsx';
import { useHelpAddress } from '../useHelpAddress.ts';
import { useLayoutSettings } from '../useLayoutSettings.ts';

const own = [
  { to: '/account', icon: AccountCircleOutlined },
  { to: '/account/security', icon: ShieldOutlined },
  { to: '/account/notifications', icon: TuneOutlined },
  { to: '/account/background-jobs', icon: HourglassEmptyOutlined },
];

export type UserChoicesProps = Opened & { onHelp: () => void; onCustomise: () => void };

/** The person's menu: account, appearance, logging out. */
export const UserChoices = ({ anchor, open, onClose, onHelp, onCustomise }: UserChoicesProps) => {
  const translate = useTranslate();
  const logout = useLogout();
  const { identity } = useGetIdentity();
  const { skin, setSkin } = useLayoutSettings();
  const helpAddress = useHelpAddress();
  const dark = skin === 'dark';
  const here = [
    {
      label: dark ? 'kontor.shell.to_light' : 'kontor.shell.to_dark',
      icon: dark ? LightModeOutlined : DarkModeOutlined,
      run: () => setSkin(dark ? 'light' : 'dark'),
    },
    { label: 'kontor.customiser.open', icon: PaletteOutlined, run: onCustomise },
    { label: 'kontor.shortcuts.open', icon: KeyboardOutlined, run: onHelp },
  ];
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
      <MenuItem component={Link} to={helpAddress} onClick={onClose}>
        <ListItemIcon>
          <HelpOutlineOutlined fontSize="small" />
        </ListItemIcon>
        <ListItemText>{translate('pages./help/index')}</ListItemText>
      </MenuItem>
      {here.map(({ label, icon: Icon, run }) => (
        <MenuItem
          key={label}
          onClick={() => {
            onClose();
            run();
          }}
        >
          <ListItemIcon>
            <Icon fontSize="small" />
          </ListItemIcon>
          <ListItemText>{translate(label)}</ListItemText>
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
