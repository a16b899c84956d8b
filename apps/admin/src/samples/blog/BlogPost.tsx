import type { BlogDetail } from '@kontor/domain';
import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined';
import CommentOutlined from '@mui/icons-material/CommentOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { Box, Button, Card, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormat } from '../../platform/format/useFormat.ts';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { RichText } from '../../platform/richText/RichText.tsx';
import { CommentForm } from '../pages/CommentForm.tsx';
import { Person } from '../pages/Person.tsx';
import { SamplePageBody } from '../pages/SamplePageBody.tsx';
import { useChangeSample, useSamplePage } from '../pages/useSamplePage.ts';
import { useSampleDate } from '../pages/useSampleDate.ts';
import { editLink } from './postLink.ts';
import { Tags } from './Tags.tsx';
import { usePostId } from './useBlogChoice.ts';

/** A blog post with its comments. */
export const BlogPost = () => {
  const t = useTranslate();
  const id = usePostId();
  const query = useSamplePage<BlogDetail>('/blog/list/data/detail', { id });
  const title = query.data?.blog.title ?? t('pages./blog/index');
  return (
    <Box sx={{ maxWidth: 820, mx: 'auto' }}>
      <PageHeader
        title={title}
        breadcrumb={[{ label: t('pages./blog/index'), to: '/blog/index' }]}
        action={
          query.data && (
            <Button component={Link} to={editLink(id)} variant="outlined" startIcon={<EditOutlined />}>
              {t('blog.edit')}
            </Button>
          )
        }
      />
      <SamplePageBody query={query}>{(detail) => <Post id={id} detail={detail} />}</SamplePageBody>
    </Box>
  );
};

const Post = ({ id, detail: { blog, comments } }: { id: number; detail: BlogDetail }) => {
  const t = useTranslate();
  const format = useFormat();
  const dateOf = useSampleDate();
  const change = useChangeSample();
  return (
    <>
      <Card component="article" sx={{ minWidth: 0 }}>
        <Box component="img" src={blog.img} alt="" sx={{ display: 'block', width: '100%', maxHeight: 340, objectFit: 'cover' }} />
        <Box sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
            <Person name={blog.userFullName} avatar={blog.avatar} note={dateOf(blog.createdTime)} />
            <Tags tags={blog.tags} />
          </Box>
          <Box lang="en">
            <RichText html={blog.content} />
          </Box>
          <Box sx={counts}>
            <span>
              <CommentOutlined aria-hidden sx={{ fontSize: 18 }} />
              {t('sample.comments', { smart_count: blog.comments, count: format.number(blog.comments) })}
            </span>
            <span>
              <BookmarkBorderOutlined aria-hidden sx={{ fontSize: 18 }} />
              {t('blog.bookmarked', { smart_count: blog.bookmarked, count: format.number(blog.bookmarked) })}
            </span>
          </Box>
        </Box>
      </Card>
      <Typography variant="h2" sx={{ mt: 4, mb: 1.5 }}>
        {t('blog.comments_shown')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, mb: 2 }}>
        {comments.map(({ avatar, userFullName, commentedAt, commentText }, index) => (
          <Card component="li" key={index} sx={{ p: 2 }}>
            <Person name={userFullName} avatar={avatar} note={dateOf(commentedAt)} />
            <Typography sx={{ mt: 1, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }} dir="auto">
              {commentText}
            </Typography>
          </Card>
        ))}
      </Box>
      <CommentForm send={(commentText) => change('/blog/list/data/comment', { commentText }, { id })} />
    </>
  );
};

const counts = {
  display: 'flex',
  gap: 3,
  flexWrap: 'wrap',
  borderTop: 1,
  borderColor: 'divider',
  pt: 1.5,
  color: 'text.secondary',
  fontSize: '0.8125rem',
  '& span': { display: 'inline-flex', alignItems: 'center', gap: 0.75 },
} as const;
