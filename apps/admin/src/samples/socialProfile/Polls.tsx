import type { SocialProfile } from '@kontor/domain';
import { Avatar, AvatarGroup, Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { readSession } from '../../platform/api/session/session.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { initialsOf } from '../../platform/format/initials.ts';
import { useProfileChange } from './useProfileChange.ts';

/** Answers with their votes, in words and as a bar. */
export const Polls = ({ polls }: Pick<SocialProfile, 'polls'>) => {
  const t = useTranslate();
  const format = useFormat();
  const change = useProfileChange();
  const own = readSession()?.userData.fullName;
  return (
    <section>
      <Typography variant="h2">{t('socialProfile.polls')}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {polls.map(({ name, result, votedUser }, poll) => {
          const mine = votedUser.some(({ username }) => username === own);
          const percent = Number.parseInt(result, 10);
          return (
            <Box component="li" key={name} sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider' }}>
              <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
                <Typography sx={{ fontWeight: 550 }} lang="en">
                  {name}
                </Typography>
                <Typography>{format.percent(percent)}</Typography>
              </Box>
              <Box aria-hidden sx={{ my: 0.75, height: 8, borderRadius: 999, bgcolor: 'action.selected', overflow: 'hidden' }}>
                <Box sx={{ width: `${percent}%`, height: '100%', bgcolor: 'primary.main' }} />
              </Box>
              <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
                <AvatarGroup
                  max={6}
                  role="img"
                  aria-label={t('socialProfile.voters', { smart_count: votedUser.length })}
                  sx={{ '& .MuiAvatar-root': { width: 26, height: 26, fontSize: '0.625rem' } }}
                >
                  {votedUser.map(({ img, username }) => (
                    <Avatar key={username} src={img || undefined} alt="">
                      {initialsOf(username)}
                    </Avatar>
                  ))}
                </AvatarGroup>
                <Button
                  size="small"
                  variant="outlined"
                  aria-pressed={mine}
                  aria-label={t(mine ? 'socialProfile.unvote_for' : 'socialProfile.vote_for', { name })}
                  onClick={() => change('vote', { poll })}
                >
                  {t(mine ? 'socialProfile.unvote' : 'socialProfile.vote')}
                </Button>
              </Box>
            </Box>
          );
        })}
      </Box>
    </section>
  );
};
