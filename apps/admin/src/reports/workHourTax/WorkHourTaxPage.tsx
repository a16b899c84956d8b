import { ReportPage } from '../kit/ReportPage.tsx';
import type { ReportScreen } from '../kit/reportScreen.ts';

const screen: ReportScreen = {
  name: 'workHourTax',
  subject: 'TimeEntry',
  costs: ['gross', 'charges', 'total', 'perHour', 'perBillableHour'],
  chart: { gross: 0, charges: 1 },
};

export const WorkHourTaxPage = () => <ReportPage screen={screen} />;
