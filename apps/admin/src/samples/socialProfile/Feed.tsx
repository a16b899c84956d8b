import type { SocialProfile } from '@kontor/domain';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Person } from '../pages/Person.tsx';
import { Polls } from './Polls.tsx';
import { Post } from './Post.tsx';

/** The posts, beside a poll and suggested people. */
export const Feed = ({ profile: { post, suggestions, polls } }: { profile: SocialProfile }) => {
  const t = useTranslate();
  return (
    <Box sx={columns}>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        {post.map((one, index) => (
          <Post key={index} post={one} place={index} />
        ))}
      </Box>
      <Box component="aside" aria-label={t('socialProfile.suggestions')} sx={{ display: 'grid', gap: 3 }}>
        <Polls polls={polls} />
        <section>
          <Typography variant="h2">{t('socialProfile.suggestions')}</Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {suggestions.map(({ avatar, name, mutualFriend }) => (
              <Box component="li" key={name} sx={{ py: 0.75 }}>
                <Person
                  name={name}
                  avatar={avatar}
                  note={t('socialProfile.mutual', { smart_count: Number.parseInt(mutualFriend, 10) })}
                />
              </Box>
            ))}
          </Box>
        </section>
      </Box>
    </Box>
  );
};

const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 280px' },
} as const;
