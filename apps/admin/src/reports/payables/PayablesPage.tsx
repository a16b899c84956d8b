import { ReportPage } from '../kit/ReportPage.tsx';
import type { ReportScreen } from '../kit/reportScreen.ts';

const payables: ReportScreen = {
  name: 'payables',
  subject: 'Bill',
  lastDayOnly: true,
  costs: ['open', 'days1to30', 'days31to60', 'days61to90', 'over90'],
  chart: { open: 1 },
};

export const PayablesPage = () => <ReportPage screen={payables} />;
