import { ReportPage } from '../kit/ReportPage.tsx';
import type { ReportScreen } from '../kit/reportScreen.ts';

const utilisation: ReportScreen = {
  name: 'utilisation',
  subject: 'TimeEntry',
  figures: ['hours', 'utilisation', 'billed', 'perHour'],
  chart: { hours: 0, billable: 2 },
};

export const UtilisationPage = () => <ReportPage screen={utilisation} />;
