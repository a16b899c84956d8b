import { hasText, type KnowledgeBaseItem, type QuestionCategory } from '@kontor/domain';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import LinkOutlined from '@mui/icons-material/LinkOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import SmartphoneOutlined from '@mui/icons-material/SmartphoneOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import { Box, Button, Card, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { NothingYet } from '../../platform/list/ListStates.tsx';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { SamplePageBody } from '../pages/SamplePageBody.tsx';
import { SearchField } from '../../platform/inputs/SearchField.tsx';
import { useSamplePage } from '../pages/useSamplePage.ts';

const icons: Record<string, SvgIconComponent> = {
  Settings: SettingsOutlined,
  Link: LinkOutlined,
  FileText: DescriptionOutlined,
  Lock: LockOutlined,
  Smartphone: SmartphoneOutlined,
  HelpCircle: HelpOutlineOutlined,
};
const tones: Record<string, string> = {
  'text-primary': 'violet',
  'text-success': 'success',
  'text-danger': 'error',
  'text-warning': 'warning',
  'text-info': 'info',
};

/** The categories of a topic, with their questions. */
export const CategoryPage = () => {
  const t = useTranslate();
  const query = useSamplePage<QuestionCategory[]>('/faq/data/category');
  const topics = useSamplePage<KnowledgeBaseItem[]>('/faq/data/knowledge_base');
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const topic = topics.data?.find(({ category }) => category === params.get('topic'));
  const search = (text: string) => {
    const next = new URLSearchParams(params);
    if (text) next.set('q', text);
    else next.delete('q');
    setParams(next, { replace: true });
  };
  const title = topic?.title ?? t('helpCentre.category_list');
  return (
    <Box sx={{ maxWidth: 1120, mx: 'auto' }}>
      <PageHeader
        title={title}
        subtitle={topic ? <span lang="en">{topic.desc}</span> : t('helpCentre.category_text')}
        breadcrumb={[{ label: t('pages./knowledgeBase/index'), to: '/knowledgeBase/index' }]}
      />
      <Box sx={{ maxWidth: 480, mb: 3 }}>
        <SearchField label={t('helpCentre.category_search')} value={q} onSearch={search} />
      </Box>
      <SamplePageBody query={query} skeleton={<Skeleton variant="rounded" height={420} />}>
        {(categories) => {
          const found = categories
            .map((category) => ({ ...category, questions: category.questions.filter(({ question }) => hasText(q, question)) }))
            .filter(({ questions }) => questions.length > 0);
          if (found.length === 0)
            return (
              <NothingYet text={t('sample.nothing_found')}>
                <Button variant="outlined" onClick={() => search('')}>
                  {t('sample.clear')}
                </Button>
              </NothingYet>
            );
          return (
            <Box sx={grid}>
              {found.map((category) => (
                <Category key={category.id} category={category} />
              ))}
            </Box>
          );
        }}
      </SamplePageBody>
    </Box>
  );
};

const Category = ({ category: { title, icon, iconColor, questions } }: { category: QuestionCategory }) => {
  const Icon = icons[icon] ?? HelpOutlineOutlined;
  return (
    <Card component="section" sx={{ p: 2.5, minWidth: 0 }} lang="en">
      <Typography variant="h2" sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Icon aria-hidden sx={{ fontSize: 20, color: `kontor.tone.${tones[iconColor] ?? 'neutral'}` }} />
        {title}
        <Typography component="span" color="textSecondary">
          {questions.length}
        </Typography>
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {questions.map(({ id, question, slug }) => (
          <Box component="li" key={id} sx={{ '& a': { display: 'block', py: 0.75 } }}>
            <Link to={`/knowledgeBase/question?slug=${slug}`}>{question}</Link>
          </Box>
        ))}
      </Box>
    </Card>
  );
};

const grid = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
} as const;
