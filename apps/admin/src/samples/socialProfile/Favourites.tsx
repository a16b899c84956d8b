import type { ProfileList } from '@kontor/domain';
import StarIcon from '@mui/icons-material/Star';
import StarBorderOutlined from '@mui/icons-material/StarBorderOutlined';
import { Box, IconButton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Person } from '../pages/Person.tsx';
import { useProfileChange } from './useProfileChange.ts';

type Entry = { name: string; avatar: string; note: ReactNode; text?: string; favorite: boolean };
type Props = { title: string; list: ProfileList; entries: readonly Entry[] };

/** Pages and feeds, each with a star button. */
export const Favourites = ({ title, list, entries }: Props) => {
  const t = useTranslate();
  const change = useProfileChange();
  return (
    <Box component="section" aria-label={title} sx={{ '& + &': { mt: 3 } }}>
      <Typography variant="h2">{title}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map(({ name, avatar, note, text, favorite }, entry) => (
          <Box component="li" key={name} sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
              <Person name={name} avatar={avatar} note={note} />
              <IconButton
                aria-label={t('socialProfile.favorite', { name })}
                aria-pressed={favorite}
                onClick={() => change('favorite', { list, entry })}
              >
                {favorite ? <StarIcon color="secondary" /> : <StarBorderOutlined />}
              </IconButton>
            </Box>
            {text && (
              <Typography variant="body2" color="textSecondary" lang="en">
                {text}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
};
