import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { LogTimeButton } from './entries/LogTimeButton.tsx';
import { TimeTabs } from './TimeTabs.tsx';

export const TimeHeader = ({ secondary }: { secondary?: ReactNode }) => {
  const t = useTranslate();
  return <PageHeader title={t('timeSheets.title')} tabs={<TimeTabs />} secondary={secondary} action={<LogTimeButton />} />;
};
