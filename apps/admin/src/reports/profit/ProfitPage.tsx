import { ReportPage } from '../kit/ReportPage.tsx';
import type { ReportScreen } from '../kit/reportScreen.ts';

const profit: ReportScreen = {
  name: 'profit',
  subject: 'Invoice',
  ofDocuments: ['goods'],
  costs: ['expenses', 'labour', 'goods'],
  chart: { profit: 2, income: 0, expenses: 1 },
  lines: ['profit'],
};

export const ProfitPage = () => <ReportPage screen={profit} />;
