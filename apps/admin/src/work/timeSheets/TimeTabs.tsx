import { Tab, Tabs } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { may } from '../../platform/api/ability.ts';
import { timeTabs, useTimeUrl } from './useTimeUrl.ts';

export const TimeTabs = () => {
  const t = useTranslate();
  const { tab } = useTimeUrl();
  const { pathname } = useLocation();
  const page = pathname.startsWith('/timeWeeks/') ? 'weeks' : pathname.startsWith('/absences/') ? 'absences' : tab;
  return (
    <Tabs
      value={page}
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
      {may('list', 'Absence') && (
        <Tab value="absences" label={t('timeSheets.tabs.absences')} component={Link} to="/absences/index" />
      )}
      {may('approve', 'TimeWeek') && (
        <Tab
          value="weeks"
          label={t('timeSheets.tabs.weeks')}
          component={Link}
          to={`/timeWeeks/index?filter=${encodeURIComponent('{"status":"submitted"}')}`}
        />
      )}
    </Tabs>
  );
};
