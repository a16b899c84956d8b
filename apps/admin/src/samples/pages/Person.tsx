import { Avatar, Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { initialsOf } from '../../platform/format/initials.ts';

type Props = { name: string; avatar: string; note?: ReactNode; size?: number };

/** The author of a text, with the date. */
export const Person = ({ name, avatar, note, size = 36 }: Props) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
    <Avatar src={avatar || undefined} alt="" aria-hidden sx={{ width: size, height: size, ...face }}>
      {initialsOf(name)}
    </Avatar>
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
        <bdi>{name}</bdi>
      </Typography>
      {note && (
        <Typography variant="caption" color="textSecondary" component="div">
          {note}
        </Typography>
      )}
    </Box>
  </Box>
);

const face = { fontSize: '0.75rem', fontWeight: 600, color: 'kontor.tone.neutral', bgcolor: 'kontor.tint.neutral' } as const;
