import type { BlogEntry, BlogSidebar as Sidebar } from '@kontor/domain';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { NothingYet } from '../../platform/list/ListStates.tsx';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { SamplePageBody } from '../pages/SamplePageBody.tsx';
import { useSamplePage } from '../pages/useSamplePage.ts';
import { BlogSidebar } from './BlogSidebar.tsx';
import { fittingPosts } from './fittingPosts.ts';
import { PostCard } from './PostCard.tsx';
import { useBlogChoice } from './useBlogChoice.ts';

export const BlogList = () => {
  const t = useTranslate();
  const list = useSamplePage<BlogEntry[]>('/blog/list/data');
  const sidebar = useSamplePage<Sidebar>('/blog/list/data/sidebar');
  const { choice, choose } = useBlogChoice();
  const posts = list.data && fittingPosts(list.data, choice);
  return (
    <Box sx={{ maxWidth: 1180, mx: 'auto' }}>
      <PageHeader
        title={t('pages./blog/index')}
        subtitle={t('blog.text')}
        status={posts && <Typography color="textSecondary">{t('blog.count', { smart_count: posts.length })}</Typography>}
      />
      <Box sx={columns}>
        <Box component="section" aria-label={t('blog.posts')} sx={{ minWidth: 0 }}>
          <SamplePageBody query={list} skeleton={<Loading />}>
            {(all) => {
              const found = fittingPosts(all, choice);
              return found.length > 0 ? (
                <Box sx={grid}>
                  {found.map((post) => (
                    <PostCard key={post.id} post={post} />
                  ))}
                </Box>
              ) : (
                <NothingYet text={t('sample.nothing_found')}>
                  <Button variant="outlined" onClick={() => choose({ q: '', category: '' })}>
                    {t('kontor.list.clear_filters')}
                  </Button>
                </NothingYet>
              );
            }}
          </SamplePageBody>
        </Box>
        <SamplePageBody query={sidebar}>{(data) => <BlogSidebar data={data} choice={choice} onChoose={choose} />}</SamplePageBody>
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
const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

const Loading = () => (
  <Box sx={grid}>
    {[0, 1, 2, 3].map((key) => (
      <Skeleton key={key} variant="rounded" height={340} sx={{ borderRadius: 1.5 }} />
    ))}
  </Box>
);
