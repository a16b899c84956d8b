import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import { Avatar, Box, Divider, IconButton, ListItemIcon, ListItemText, Menu, MenuItem, Tooltip, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetIdentity, useLogout, useTranslate } from 'react-admin';
import { visuallyHidden } from '@mui/utils';
import { initialsOf } from '../shared/initials.ts';

export const UserMenu = () => {
  const translate = useTranslate();
  const logout = useLogout();
  const { identity } = useGetIdentity();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = identity?.fullName ?? '';
  const label = translate('kontor.shell.user_menu', { name });
  return (
    <>
      <Tooltip title={label} describeChild>
        <IconButton
          aria-haspopup="menu"
          aria-expanded={Boolean(anchor)}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ width: { xs: 40, sm: 44 }, height: 44 }}
        >
          <Avatar
            src={identity?.avatar}
            alt=""
            aria-hidden
            sx={{
              width: 30,
              height: 30,
              fontSize: '0.75rem',
              fontWeight: 600,
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
            }}
          >
            {initialsOf(name)}
          </Avatar>
          <span style={visuallyHidden}>{label}</span>
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        <Box sx={{ px: 2, py: 1, maxWidth: 280 }} role="presentation">
          <Typography sx={{ fontWeight: 600 }} noWrap>
            {name}
          </Typography>
          <Typography variant="caption" color="textSecondary" noWrap component="p">
            {identity?.['email']} {identity?.['role'] && `· ${identity['role']}`}
          </Typography>
        </Box>
        <Divider sx={{ my: 0.5 }} />
        <MenuItem onClick={() => void logout()}>
          <ListItemIcon>
            <LogoutOutlined fontSize="small" />
          </ListItemIcon>
          <ListItemText>{translate('ra.auth.logout')}</ListItemText>
        </MenuItem>
      </Menu>
    </>
  );
};
