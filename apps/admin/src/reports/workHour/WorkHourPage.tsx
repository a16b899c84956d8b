import { ReportPage } from '../kit/ReportPage.tsx';
import type { ReportScreen } from '../kit/reportScreen.ts';

const screen: ReportScreen = { name: 'workHour', subject: 'TimeEntry', chart: { hours: 0, billable: 2 } };

export const WorkHourPage = () => <ReportPage screen={screen} />;
