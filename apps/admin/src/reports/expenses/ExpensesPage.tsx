import { ReportPage } from '../kit/ReportPage.tsx';
import type { ReportScreen } from '../kit/reportScreen.ts';

const expenses: ReportScreen = { name: 'expenses', subject: 'Bill', chart: { net: 1 } };

export const ExpensesPage = () => <ReportPage screen={expenses} />;
