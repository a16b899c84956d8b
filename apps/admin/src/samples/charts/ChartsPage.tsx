import { useTranslate } from 'react-admin';
import { part } from '../../platform/page/page.ts';
import { Sheet } from '../kit/Sheet.tsx';
import { ChartKinds } from './ChartKinds.tsx';

const SmallCharts = part(() => import('./SmallCharts.tsx').then((m) => m.SmallCharts));
const ChartStates = part(() => import('./ChartStates.tsx').then((m) => m.ChartStates));

/** All charts of the reports and the dashboard, with their tables and empty states. */
export const ChartsPage = () => {
  const t = useTranslate();
  return (
    <Sheet
      title={t('pages./charts/index')}
      text={t('charts.text')}
      tabs={[
        { key: 'kinds', label: t('charts.tabs.kinds'), content: <ChartKinds /> },
        { key: 'small', label: t('charts.tabs.small'), content: <SmallCharts /> },
        { key: 'states', label: t('charts.tabs.states'), content: <ChartStates /> },
      ]}
    />
  );
};
