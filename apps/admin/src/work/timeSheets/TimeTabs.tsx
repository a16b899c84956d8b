import { Tab, Tabs } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { may } from '../../platform/api/ability.ts';
import { timeTabs, useTimeUrl } from './useTimeUrl.ts';

export const TimeTabs = () => {
  const t = useTranslate();
  const { tab } = useTimeUrl();
  return (
    <Tabs
      value={tab}
      component="nav"
      aria-label={t('timeSheets.tabs.label')}
      variant="scrollable"
      sx={{ borderBottom: 1, borderColor: 'divider', mt: 0.5 }}
    >
      {timeTabs
        .filter((name) => name !== 'import' || may('import', 'TimeEntry'))
        .map((name) => (
          <Tab
            key={name}
            value={name}
            label={t(`timeSheets.tabs.${name}`)}
            component={Link}
            to={`/timeSheets/index?tab=${name}`}
          />
        ))}
    </Tabs>
  );
};
