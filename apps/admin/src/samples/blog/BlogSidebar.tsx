import type { BlogSidebar as Sidebar } from '@kontor/domain';
import CheckroomOutlined from '@mui/icons-material/CheckroomOutlined';
import FormatQuoteOutlined from '@mui/icons-material/FormatQuoteOutlined';
import LabelOutlined from '@mui/icons-material/LabelOutlined';
import RestaurantOutlined from '@mui/icons-material/RestaurantOutlined';
import SportsEsportsOutlined from '@mui/icons-material/SportsEsportsOutlined';
import VideocamOutlined from '@mui/icons-material/VideocamOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import { Box, ButtonBase, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { SearchField } from '../../platform/inputs/SearchField.tsx';
import { useSampleDate } from '../pages/useSampleDate.ts';
import { postLink } from './postLink.ts';
import type { BlogChoice } from './useBlogChoice.ts';

/** Icons by the names in the sample data. */
const icons: Record<string, SvgIconComponent> = {
  Watch: CheckroomOutlined,
  ShoppingCart: RestaurantOutlined,
  Command: SportsEsportsOutlined,
  Hash: FormatQuoteOutlined,
  Video: VideocamOutlined,
};

type Props = { data: Sidebar; choice: BlogChoice; onChoose: (change: Partial<BlogChoice>) => void };

export const BlogSidebar = ({ data: { recentPosts, categories }, choice, onChoose }: Props) => {
  const t = useTranslate();
  const dateOf = useSampleDate();
  return (
    <Box component="aside" aria-label={t('blog.categories')} sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <SearchField label={t('blog.search')} value={choice.q} onSearch={(q) => onChoose({ q })} />
      <section>
        <Typography variant="h2" gutterBottom>
          {t('blog.recent')}
        </Typography>
        <Box component="ul" sx={list}>
          {recentPosts.map(({ id, img, title, createdTime }) => (
            <Box component="li" key={id} sx={{ display: 'flex', gap: 1.5, alignItems: 'center', py: 0.75 }}>
              <Box component="img" src={img} alt="" sx={{ width: 72, height: 48, borderRadius: 1, objectFit: 'cover' }} />
              <Box sx={{ minWidth: 0 }}>
                <Typography variant="body2" lang="en">
                  <Link to={postLink(id)}>{title}</Link>
                </Typography>
                <Typography variant="caption" color="textSecondary">
                  {dateOf(createdTime)}
                </Typography>
              </Box>
            </Box>
          ))}
        </Box>
      </section>
      <section>
        <Typography variant="h2" gutterBottom>
          {t('blog.categories')}
        </Typography>
        <Box component="ul" sx={list}>
          {[{ category: '', icon: '' }, ...categories].map(({ category, icon }) => {
            const Icon = icons[icon] ?? LabelOutlined;
            const isChosen = choice.category.toLowerCase() === category.toLowerCase();
            return (
              <li key={category}>
                <ButtonBase
                  focusRipple
                  aria-pressed={isChosen}
                  onClick={() => onChoose({ category })}
                  sx={{ ...row, ...(isChosen && { bgcolor: 'action.selected', fontWeight: 600 }) }}
                >
                  <Icon aria-hidden sx={{ fontSize: 20, color: 'text.secondary' }} />
                  <span lang={category ? 'en' : undefined}>{category || t('blog.all')}</span>
                </ButtonBase>
              </li>
            );
          })}
        </Box>
      </section>
    </Box>
  );
};

const list = { listStyle: 'none', m: 0, p: 0 } as const;
const row = {
  width: '100%',
  minHeight: 40,
  px: 1,
  gap: 1.25,
  justifyContent: 'flex-start',
  borderRadius: 1,
  typography: 'body1',
  '&:hover': { bgcolor: 'action.hover' },
} as const;
