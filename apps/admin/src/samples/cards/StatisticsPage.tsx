import { useTranslate } from 'react-admin';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { StatisticsCards } from './StatisticsCards.tsx';

export const StatisticsPage = () => {
  const t = useTranslate();
  return (
    <>
      <PageHeader title={t('pages./statistics/index')} subtitle={t('cards.statistics_text')} />
      <StatisticsCards />
    </>
  );
};
