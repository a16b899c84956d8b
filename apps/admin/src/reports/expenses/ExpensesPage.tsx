import { ReportPage } from '../kit/ReportPage.tsx';
import type { ReportScreen } from '../kit/reportScreen.ts';

const expenses: ReportScreen = {
  name: 'expenses',
  subject: 'Bill',
  ofDocuments: ['forStock'],
  costs: ['net', 'tax', 'gross', 'forStock'],
  chart: { net: 1 },
};

export const ExpensesPage = () => <ReportPage screen={expenses} />;
