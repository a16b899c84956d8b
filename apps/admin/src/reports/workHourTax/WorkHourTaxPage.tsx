import { ReportPage } from '../kit/ReportPage.tsx';
import type { ReportScreen } from '../kit/reportScreen.ts';

const screen: ReportScreen = { name: 'workHourTax', subject: 'TimeEntry', chart: { gross: 0, charges: 1 } };

export const WorkHourTaxPage = () => <ReportPage screen={screen} />;
