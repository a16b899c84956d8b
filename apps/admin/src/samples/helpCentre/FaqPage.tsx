import type { Faq, FaqGroup } from '@kontor/domain';
import CreditCardOutlined from '@mui/icons-material/CreditCardOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import { Box, Button, ButtonBase, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { NothingYet } from '../../platform/list/ListStates.tsx';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { QuestionList } from '../pages/QuestionList.tsx';
import { SamplePageBody } from '../pages/SamplePageBody.tsx';
import { SearchField } from '../../platform/inputs/SearchField.tsx';
import { useSamplePage } from '../pages/useSamplePage.ts';

const icons: Record<string, SvgIconComponent> = {
  payment: CreditCardOutlined,
  delivery: LocalShippingOutlined,
  cancellationReturn: ReplayOutlined,
  myOrders: Inventory2Outlined,
  productServices: SettingsOutlined,
};

/** Five groups of questions. The server searches them and omits groups without a match. */
export const FaqPage = () => {
  const t = useTranslate();
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const query = useSamplePage<Faq>('/faq/data', { q });
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next, { replace: name === 'q' });
  };
  return (
    <Box sx={{ maxWidth: 1120, mx: 'auto' }}>
      <PageHeader title={t('pages./faq/index')} subtitle={t('helpCentre.faq_text')} />
      <Box sx={{ maxWidth: 480, mb: 3 }}>
        <SearchField label={t('helpCentre.faq_search')} value={q} onSearch={(text) => choose('q', text)} />
      </Box>
      <SamplePageBody query={query} skeleton={<Skeleton variant="rounded" height={360} />}>
        {(faq) => <Groups faq={faq} chosen={params.get('group') ?? ''} onChoose={choose} />}
      </SamplePageBody>
    </Box>
  );
};

type Props = { faq: Faq; chosen: string; onChoose: (name: string, value: string) => void };

const Groups = ({ faq, chosen, onChoose }: Props) => {
  const t = useTranslate();
  const groups = Object.entries(faq) as [string, FaqGroup][];
  const open = groups.some(([key]) => key === chosen) ? chosen : '';
  const shown = groups.filter(([key]) => !open || key === open);
  const count = shown.reduce((sum, [, { qandA }]) => sum + qandA.length, 0);
  if (groups.length === 0)
    return (
      <NothingYet text={t('sample.nothing_found')}>
        <Button variant="outlined" onClick={() => onChoose('q', '')}>
          {t('sample.clear')}
        </Button>
      </NothingYet>
    );
  return (
    <Box sx={columns}>
      <Box component="nav" aria-label={t('helpCentre.groups')}>
        <Box component="ul" sx={list}>
          {[['', undefined] as const, ...groups].map(([key, group]) => {
            const Icon = icons[key];
            return (
              <li key={key}>
                <ButtonBase
                  focusRipple
                  aria-pressed={open === key}
                  onClick={() => onChoose('group', key)}
                  sx={{ ...row, ...(open === key && { bgcolor: 'action.selected', fontWeight: 600 }) }}
                >
                  {Icon && <Icon aria-hidden sx={{ fontSize: 20, color: 'text.secondary' }} />}
                  <Box component="span" lang={group && 'en'} sx={{ flex: 1, textAlign: 'start' }}>
                    {group?.title ?? t('helpCentre.all')}
                  </Box>
                  {group && (
                    <Typography component="span" variant="caption" color="textSecondary">
                      {group.qandA.length}
                    </Typography>
                  )}
                </ButtonBase>
              </li>
            );
          })}
        </Box>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography role="status" color="textSecondary" variant="body2">
          {t('helpCentre.found', { smart_count: count })}
        </Typography>
        {shown.map(([key, { title, subtitle, qandA }]) => (
          <QuestionList key={key} title={title} subtitle={subtitle} questions={qandA} lang="en" />
        ))}
      </Box>
    </Box>
  );
};

const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '260px minmax(0, 1fr)' },
  '& section:first-of-type': { mt: 1.5 },
} as const;
const list = { listStyle: 'none', m: 0, p: 0 } as const;
const row = {
  width: '100%',
  minHeight: 44,
  px: 1.5,
  gap: 1.25,
  borderRadius: 1,
  typography: 'body1',
  '&:hover': { bgcolor: 'action.hover' },
} as const;
