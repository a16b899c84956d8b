import type { SocialProfile } from '@kontor/domain';
import { Avatar, Box, Card, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Ltr } from '../../platform/format/Ltr.tsx';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { PageTabs } from '../../platform/page/PageTabs.tsx';
import { Facts } from '../../platform/record/Facts.tsx';
import { SamplePageBody } from '../pages/SamplePageBody.tsx';
import { useSampleDate } from '../pages/useSampleDate.ts';
import { useSamplePage } from '../pages/useSamplePage.ts';
import { Favourites } from './Favourites.tsx';
import { Feed } from './Feed.tsx';

/** A person's page in a social network: posts, profile, photos. */
export const ProfilePage = () => {
  const t = useTranslate();
  const query = useSamplePage<SocialProfile>('/profile/data');
  return (
    <Box sx={{ maxWidth: 1120, mx: 'auto' }}>
      <SamplePageBody
        query={query}
        skeleton={
          <>
            <PageHeader title={t('pages./profile/index')} />
            <Skeleton variant="rounded" height={480} />
          </>
        }
      >
        {(profile) => (
          <>
            <Header {...profile} />
            <PageTabs
              label={t('socialProfile.tabs.label')}
              tabs={[
                { key: 'feed', label: t('socialProfile.tabs.feed'), content: <Feed profile={profile} /> },
                { key: 'about', label: t('socialProfile.tabs.about'), content: <About {...profile} /> },
                { key: 'photos', label: t('socialProfile.tabs.photos'), content: <Photos {...profile} /> },
              ]}
            />
          </>
        )}
      </SamplePageBody>
    </Box>
  );
};

const Header = ({ header: { avatar, username, designation, coverImg } }: SocialProfile) => (
  <Card sx={{ mb: 2, '& > div:last-of-type': { mb: 0 } }}>
    <Box component="img" src={coverImg} alt="" sx={{ display: 'block', width: '100%', height: 180, objectFit: 'cover' }} />
    <Box sx={{ px: 2.5, pt: 1.5, '& > div': { mb: 1.5 } }}>
      <PageHeader
        title={username}
        leading={
          <Avatar src={avatar} alt="" sx={{ width: 72, height: 72, mt: -5, border: 3, borderColor: 'background.paper' }} />
        }
        subtitle={<span lang="en">{designation}</span>}
      />
    </Box>
  </Card>
);

const About = ({ userAbout, suggestedPages, twitterFeeds }: SocialProfile) => {
  const t = useTranslate();
  const dateOf = useSampleDate();
  const { about, joined, lives, email, website } = userAbout;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
      <div>
        <Typography lang="en" sx={{ mb: 2, maxWidth: '68ch' }}>
          {about}
        </Typography>
        <Facts
          facts={[
            { label: t('socialProfile.joined'), value: dateOf(joined) },
            { label: t('socialProfile.lives'), value: <span lang="en">{lives}</span> },
            { label: t('socialProfile.email'), value: <Ltr>{email}</Ltr> },
            { label: t('socialProfile.website'), value: <Ltr>{website}</Ltr> },
          ]}
        />
      </div>
      <div>
        <Favourites
          title={t('socialProfile.pages')}
          list="suggestedPages"
          entries={suggestedPages.map(({ avatar, username, subtitle, favorite }) => ({
            name: username,
            avatar,
            note: <span lang="en">{subtitle}</span>,
            favorite,
          }))}
        />
        <Favourites
          title={t('socialProfile.feeds')}
          list="twitterFeeds"
          entries={twitterFeeds.map(({ imgUrl, title, id, tags, desc, favorite }) => ({
            name: title,
            avatar: imgUrl,
            note: <Ltr>{`@${id}`}</Ltr>,
            text: `${desc} ${tags}`,
            favorite,
          }))}
        />
      </div>
    </Box>
  );
};

const Photos = ({ latestPhotos }: SocialProfile) => {
  const t = useTranslate();
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1fr' } }}
    >
      {latestPhotos.map(({ img }, index) => (
        <li key={index}>
          <Box
            component="img"
            src={img}
            alt={t('socialProfile.photo', { number: index + 1 })}
            sx={{ display: 'block', width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 1 }}
          />
        </li>
      ))}
    </Box>
  );
};
