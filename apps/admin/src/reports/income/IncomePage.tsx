import { ReportPage } from '../kit/ReportPage.tsx';
import type { ReportScreen } from '../kit/reportScreen.ts';

const income: ReportScreen = { name: 'income', subject: 'Invoice', chart: { net: 0 } };

export const IncomePage = () => <ReportPage screen={income} />;
