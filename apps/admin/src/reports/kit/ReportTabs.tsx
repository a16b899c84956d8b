import { Tab, Tabs } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { mayOpen } from '../../platform/api/mayOpen.ts';
import { allPages } from '../../platform/api/resource.ts';
import { reportTabs } from './reportTabs.ts';

/** The reports beside this one, which have no entry in the menu, as far as the person may open them. */
export const ReportTabs = ({ name }: { name: string }) => {
  const t = useTranslate();
  const pathOf = (report: string): string => `/reports/${report}`;
  const open = reportTabs
    .find((tabs) => tabs.includes(name))
    ?.filter((report) => {
      const page = allPages().find(({ path }) => path === pathOf(report));
      return page?.subject && mayOpen({ ...page, subject: page.subject });
    });
  if (!open || open.length < 2) return null;
  return (
    <Tabs className="no-print" value={name} variant="scrollable" aria-label={t('reports.kit.beside')} sx={{ mb: 2 }}>
      {open.map((report) => (
        <Tab key={report} value={report} label={t(`pages.${pathOf(report)}`)} component={Link} to={pathOf(report)} />
      ))}
    </Tabs>
  );
};
