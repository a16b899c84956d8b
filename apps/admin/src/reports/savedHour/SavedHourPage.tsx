import { ReportPage } from '../kit/ReportPage.tsx';
import type { ReportScreen } from '../kit/reportScreen.ts';

const screen: ReportScreen = {
  name: 'savedHour',
  subject: 'TimeEntry',
  costs: ['overrun'],
  chart: { saved: 2, overrun: 1 },
};

export const SavedHourPage = () => <ReportPage screen={screen} />;
