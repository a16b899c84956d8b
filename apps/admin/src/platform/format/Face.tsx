import { Avatar, Box, type AvatarProps } from '@mui/material';
import { initialsOf } from './initials.ts';

type Props = { name: string; src?: string | null; size?: number; sx?: AvatarProps['sx'] };

/** The picture of a person, or their initials. Their name stands beside it, so readers of screens are told nothing. */
export const Face = ({ name, src, size = 40, sx = {} }: Props) => (
  <Box component="span" aria-hidden sx={sx}>
    <Avatar
      src={src || undefined}
      alt=""
      sx={{
        width: size,
        height: size,
        fontSize: size / 2.6,
        fontWeight: 600,
        bgcolor: 'kontor.tint.violet',
        color: 'text.primary',
        // Drawn, not written: who hears the page, or the label of a button around it, has the name.
        '&::after': { content: src ? 'none' : JSON.stringify(initialsOf(name)) },
      }}
    >
      {src ? undefined : ' '}
    </Avatar>
  </Box>
);
