import type { QuestionPage as Question } from '@kontor/domain';
import { Box, Card, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { RichText } from '../../platform/richText/RichText.tsx';
import { SamplePageBody } from '../pages/SamplePageBody.tsx';
import { useSamplePage } from '../pages/useSamplePage.ts';
import { useSampleDate } from '../pages/useSampleDate.ts';

/** A question with its answer and related questions. */
export const QuestionPage = () => {
  const t = useTranslate();
  const dateOf = useSampleDate();
  const query = useSamplePage<Question>('/faq/data/question');
  const [params] = useSearchParams();
  const other = params.has('slug');
  return (
    <Box sx={{ maxWidth: 1000, mx: 'auto' }}>
      <PageHeader
        title={query.data?.title ?? t('pages./knowledgeBase/index')}
        breadcrumb={[{ label: t('pages./knowledgeBase/index'), to: '/knowledgeBase/index' }]}
        subtitle={query.data && t('helpCentre.updated', { date: dateOf(query.data.lastUpdated) })}
      />
      <SamplePageBody query={query}>
        {({ content, relatedQuestions }) => (
          <Box sx={columns}>
            <Card component="article" sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
              {other && (
                <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
                  {t('helpCentre.this_question')}
                </Typography>
              )}
              <Box lang="en">
                <RichText html={content} />
              </Box>
            </Card>
            <Box component="aside" aria-labelledby="related">
              <Typography variant="h2" id="related" sx={{ mb: 1 }}>
                {t('helpCentre.related')}
              </Typography>
              <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }} lang="en">
                {relatedQuestions.map(({ id, question }) => (
                  <Box component="li" key={id} sx={{ '& a': { display: 'block', py: 0.75 } }}>
                    <Link to={`/knowledgeBase/question?slug=related-${id}`}>{question}</Link>
                  </Box>
                ))}
              </Box>
            </Box>
          </Box>
        )}
      </SamplePageBody>
    </Box>
  );
};

const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 260px' },
} as const;
