import { Avatar, Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { initialsOf } from '../../platform/format/initials.ts';

type Props = { to: string; name: string; avatar?: string; under?: ReactNode };

/** The first cell of a sample list: picture, a name that links to the row's page, and a line below. */
export const NameLink = ({ to, name, avatar, under }: Props) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
    {avatar !== undefined && (
      <Avatar src={avatar || undefined} alt="" sx={face}>
        {initialsOf(name)}
      </Avatar>
    )}
    <Box sx={{ minWidth: 0, overflowWrap: 'break-word' }}>
      <Box component={Link} to={to} sx={{ color: 'kontor.link', fontWeight: 600 }}>
        <bdi>{name}</bdi>
      </Box>
      {under && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.75rem', fontWeight: 400 }}>
          <bdi>{under}</bdi>
        </Box>
      )}
    </Box>
  </Box>
);

const face = {
  width: 32,
  height: 32,
  fontSize: '0.75rem',
  color: 'kontor.tone.neutral',
  bgcolor: 'kontor.tint.neutral',
} as const;
