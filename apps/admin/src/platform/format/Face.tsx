import { Avatar, Box, type AvatarProps } from '@mui/material';
import { initialsOf } from './initials.ts';

type Props = { name: string; src?: string | null; size?: number; sx?: AvatarProps['sx'] };

/** The picture of a person, or their initials. Hidden from screen readers, because the name stands beside it. */
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
        // CSS content, so that screen readers and the label of a surrounding button have the name only once.
        '&::after': { content: src ? 'none' : JSON.stringify(initialsOf(name)) },
      }}
    >
      {src ? undefined : ' '}
    </Avatar>
  </Box>
);
