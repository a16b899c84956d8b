import { Box } from '@mui/material';
import { Link } from 'react-router-dom';
import { useTranslate } from 'react-admin';
import { categoryLink } from './postLink.ts';

const tones: Record<string, string> = { Fashion: 'info', Food: 'success', Gaming: 'violet', Quote: 'warning', Video: 'teal' };

/** The categories of a post, as links to their posts. */
export const Tags = ({ tags }: { tags: readonly string[] }) => {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {tags.map((tag) => {
        const tone = tones[tag] ?? 'neutral';
        return (
          <Box
            key={tag}
            component={Link}
            to={categoryLink(tag)}
            aria-label={t('blog.category', { name: tag })}
            lang="en"
            sx={{ ...chip, color: `kontor.tone.${tone}`, bgcolor: `kontor.tint.${tone}` }}
          >
            {tag}
          </Box>
        );
      })}
    </Box>
  );
};

const chip = {
  borderRadius: 999,
  px: 1,
  minHeight: 24,
  display: 'inline-flex',
  alignItems: 'center',
  fontSize: '0.75rem',
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
} as const;
