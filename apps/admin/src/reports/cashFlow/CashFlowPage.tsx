import { ReportPage } from '../kit/ReportPage.tsx';
import type { ReportScreen } from '../kit/reportScreen.ts';

const cashFlow: ReportScreen = {
  name: 'cashFlow',
  subject: 'Payment',
  costs: ['paid'],
  chart: { received: 0, paid: 1, balance: 2 },
  lines: ['balance'],
};

export const CashFlowPage = () => <ReportPage screen={cashFlow} />;
