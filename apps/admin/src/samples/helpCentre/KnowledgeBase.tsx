import { hasText, type KnowledgeBaseItem } from '@kontor/domain';
import { Box, Button, Card, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { NothingYet } from '../../platform/list/ListStates.tsx';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { SamplePageBody } from '../pages/SamplePageBody.tsx';
import { SearchField } from '../../platform/inputs/SearchField.tsx';
import { useSamplePage } from '../pages/useSamplePage.ts';

/** Six topics, each a link to its questions. */
export const KnowledgeBase = () => {
  const t = useTranslate();
  const query = useSamplePage<KnowledgeBaseItem[]>('/faq/data/knowledge_base');
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const search = (text: string) => setParams(text ? { q: text } : {}, { replace: true });
  return (
    <Box sx={{ maxWidth: 1120, mx: 'auto' }}>
      <PageHeader title={t('pages./knowledgeBase/index')} subtitle={t('helpCentre.base_text')} />
      <Box sx={{ maxWidth: 480, mb: 3 }}>
        <SearchField label={t('helpCentre.base_search')} value={q} onSearch={search} />
      </Box>
      <SamplePageBody query={query} skeleton={<Skeleton variant="rounded" height={420} />}>
        {(topics) => {
          const found = topics.filter(({ title, desc }) => hasText(q, title, desc));
          if (found.length === 0)
            return (
              <NothingYet text={t('sample.nothing_found')}>
                <Button variant="outlined" onClick={() => search('')}>
                  {t('sample.clear')}
                </Button>
              </NothingYet>
            );
          return (
            <Box component="ul" sx={grid}>
              {found.map(({ id, category, img, title, desc }) => (
                <Card component="li" key={id} sx={card}>
                  <Box component="img" src={img} alt="" sx={{ width: '100%', height: 120, objectFit: 'cover' }} />
                  <Box sx={{ p: 2 }} lang="en">
                    <Typography variant="h2">
                      <Link className="stretched" to={`/knowledgeBase/category?topic=${category}`}>
                        {title}
                      </Link>
                    </Typography>
                    <Typography color="textSecondary" variant="body2" sx={{ mt: 0.5 }}>
                      {desc}
                    </Typography>
                  </Box>
                </Card>
              ))}
            </Box>
          );
        }}
      </SamplePageBody>
    </Box>
  );
};

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
} as const;
const card = {
  position: 'relative',
  minWidth: 0,
  '& .stretched': { color: 'text.primary', textDecoration: 'none' },
  '& .stretched::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '&:hover': { borderColor: 'kontor.inputBorder' },
  '&:has(.stretched:focus-visible)': { outline: '2px solid', outlineColor: 'kontor.focus', outlineOffset: 2 },
  '& .stretched:focus-visible': { outline: 'none' },
} as const;
