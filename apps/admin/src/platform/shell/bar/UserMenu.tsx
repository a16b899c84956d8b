import { Avatar, IconButton, Tooltip } from '@mui/material';
import { useGetIdentity, useTranslate } from 'react-admin';
import { visuallyHidden } from '@mui/utils';
import { initialsOf } from '../../format/initials.ts';
import { Opens } from '../../page/Opens.tsx';
import { part } from '../../page/page.ts';
import type { UserChoicesProps } from './UserChoices.tsx';

const UserChoices = part(() => import('./UserChoices.tsx').then((m) => m.UserChoices));

export const UserMenu = (actions: Pick<UserChoicesProps, 'onHelp' | 'onCustomise'>) => {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const name = identity?.fullName ?? '';
  const label = translate('kontor.shell.user_menu', { name });
  return (
    <Opens
      preload={UserChoices.preload}
      button={(opener) => (
        <Tooltip title={label} describeChild>
          <IconButton {...opener} sx={{ width: { xs: 40, sm: 44 }, height: 44 }}>
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
      )}
    >
      {(opened) => <UserChoices {...opened} {...actions} />}
    </Opens>
  );
};
