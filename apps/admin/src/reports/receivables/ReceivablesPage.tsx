import { ReportPage } from '../kit/ReportPage.tsx';
import type { ReportScreen } from '../kit/reportScreen.ts';

const receivables: ReportScreen = {
  name: 'receivables',
  subject: 'Invoice',
  lastDayOnly: true,
  costs: ['open', 'days1to30', 'days31to60', 'days61to90', 'over90'],
  chart: { open: 0 },
};

export const ReceivablesPage = () => <ReportPage screen={receivables} />;
