import { useTranslate } from 'react-admin';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { AnalyticsCards } from './AnalyticsCards.tsx';

export const AnalyticsPage = () => {
  const t = useTranslate();
  return (
    <>
      <PageHeader title={t('pages./analytics/index')} subtitle={t('cards.analytics_text')} />
      <AnalyticsCards />
    </>
  );
};
