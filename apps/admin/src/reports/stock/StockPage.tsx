import { ReportPage } from '../kit/ReportPage.tsx';
import type { ReportScreen } from '../kit/reportScreen.ts';

const screen: ReportScreen = {
  name: 'stock',
  subject: 'StockMove',
  figures: ['closing', 'closingValue', 'inValue', 'outValue'],
  chart: { closingValue: 0 },
};

export const StockPage = () => <ReportPage screen={screen} />;
