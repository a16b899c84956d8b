import type { BlogEntry } from '@kontor/domain';
import CommentOutlined from '@mui/icons-material/CommentOutlined';
import { Box, Card, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { asLanguage, intlTag } from '../../platform/i18n/languages.ts';
import { Person } from '../pages/Person.tsx';
import { useSampleDate } from '../pages/useSampleDate.ts';
import { postLink } from './postLink.ts';
import { Tags } from './Tags.tsx';

/** A post in the list. Its title and its picture link to it. */
export const PostCard = ({ post }: { post: BlogEntry }) => {
  const t = useTranslate();
  const dateOf = useSampleDate();
  const compact = new Intl.NumberFormat(intlTag[asLanguage(useLocale())], { notation: 'compact', maximumFractionDigits: 1 });
  const { id, img, title, userFullName, avatar, blogPosted, tags, excerpt, comment } = post;
  return (
    <Card component="article" sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
      <Link to={postLink(id)} tabIndex={-1} aria-hidden>
        <Box
          component="img"
          src={img}
          alt=""
          sx={{ display: 'block', width: '100%', aspectRatio: '16 / 8', objectFit: 'cover' }}
        />
      </Link>
      <Box sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1.25, flex: 1 }}>
        <Typography variant="h2" lang="en">
          <Box
            component={Link}
            to={postLink(id)}
            sx={{ color: 'text.primary', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}
          >
            {title}
          </Box>
        </Typography>
        <Person name={userFullName} avatar={avatar} note={dateOf(blogPosted)} size={30} />
        <Tags tags={tags} />
        <Typography color="textSecondary" variant="body2" lang="en" sx={excerptSx}>
          {excerpt}
        </Typography>
        <Box sx={{ mt: 'auto', pt: 1, display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'text.secondary', fontSize: '0.8125rem' }}>
            <CommentOutlined aria-hidden sx={{ fontSize: 16 }} />
            <span>{t('sample.comments', { smart_count: comment, count: compact.format(comment) })}</span>
          </Box>
          <Link to={postLink(id)} aria-label={`${t('blog.read')}: ${title}`}>
            {t('blog.read')}
          </Link>
        </Box>
      </Box>
    </Card>
  );
};

const excerptSx = { display: '-webkit-box', WebkitLineClamp: 3, WebkitBoxOrient: 'vertical', overflow: 'hidden' } as const;
