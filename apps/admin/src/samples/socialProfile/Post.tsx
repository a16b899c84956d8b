import type { ProfilePost } from '@kontor/domain';
import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderOutlined from '@mui/icons-material/FavoriteBorderOutlined';
import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import { Avatar, AvatarGroup, Box, Button, Card, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../platform/format/useFormat.ts';
import { CommentForm } from '../pages/CommentForm.tsx';
import { Person } from '../pages/Person.tsx';
import { useSampleDate } from '../pages/useSampleDate.ts';
import { useCompact } from '../pages/useCompact.ts';
import { useChangeSample } from '../pages/useSamplePage.ts';
import { useProfileChange } from './useProfileChange.ts';

/** A post with picture or video, likes and comments. */
export const Post = ({ post, place }: { post: ProfilePost; place: number }) => {
  const t = useTranslate();
  const format = useFormat();
  const dateOf = useSampleDate();
  const compact = useCompact();
  const change = useProfileChange();
  const send = useChangeSample();
  const { avatar, username, postTime, postText, postImg, postVid, likes, youLiked, comments, share } = post;
  const date = dateOf(postTime);
  return (
    <Card component="article" aria-label={`${username}, ${date}`} sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Person name={username} avatar={avatar} note={date} />
      <Typography lang="en">{postText}</Typography>
      {postImg && <Box component="img" src={postImg} alt="" sx={{ width: '100%', borderRadius: 1 }} />}
      {postVid && (
        <Button
          component="a"
          href={postVid}
          target="_blank"
          rel="noopener noreferrer nofollow"
          variant="outlined"
          startIcon={<PlayCircleOutlined />}
          sx={{ justifySelf: 'start' }}
        >
          {t('socialProfile.video')}
        </Button>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button
          size="small"
          aria-pressed={youLiked}
          startIcon={youLiked ? <FavoriteIcon color="error" /> : <FavoriteBorderOutlined />}
          onClick={() => change('like-post', { post: place })}
        >
          {t(youLiked ? 'socialProfile.liked' : 'socialProfile.like')}
        </Button>
        <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>
          {[
            t('socialProfile.likes', { smart_count: likes, count: format.number(likes) }),
            t('socialProfile.comment_count', { count: compact(comments) }),
            t('socialProfile.shares', { count: compact(share) }),
          ].join(' · ')}
        </Typography>
      </Box>
      <LikedBy post={post} />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {post.detailedComments.map((comment, index) => (
          <Box component="li" key={index}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
              <Person name={comment.username} avatar={comment.avatar} size={30} />
              <Button
                size="small"
                aria-pressed={comment.youLiked}
                aria-label={`${format.number(comment.commentsLikes)} – ${t('socialProfile.like_comment', { name: comment.username })}`}
                startIcon={comment.youLiked ? <FavoriteIcon color="error" /> : <FavoriteBorderOutlined />}
                onClick={() => change('like-comment', { post: place, comment: index })}
              >
                {format.number(comment.commentsLikes)}
              </Button>
            </Box>
            <Typography variant="body2" dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {comment.comment}
            </Typography>
          </Box>
        ))}
      </Box>
      <CommentForm
        label={t('socialProfile.comment_on', { date })}
        send={(comment) => send('/profile/add-comment', { post: place, comment })}
      />
    </Card>
  );
};

const LikedBy = ({ post: { likedUsers, likedCount } }: { post: ProfilePost }) => {
  const t = useTranslate();
  const [first] = likedUsers;
  if (!first) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
      <AvatarGroup aria-hidden max={6} sx={{ '& .MuiAvatar-root': { width: 26, height: 26 } }}>
        {likedUsers.map(({ avatar, username }) => (
          <Avatar key={username} src={avatar} alt="" />
        ))}
      </AvatarGroup>
      <Typography variant="caption" color="textSecondary">
        {t('socialProfile.liked_by', { name: first.username, count: likedCount })}
      </Typography>
    </Box>
  );
};
