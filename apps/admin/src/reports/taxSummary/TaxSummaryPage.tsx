import { ReportPage } from '../kit/ReportPage.tsx';
import type { ReportScreen } from '../kit/reportScreen.ts';

const taxSummary: ReportScreen = {
  name: 'taxSummary',
  subject: 'Invoice',
  figures: ['salesTax', 'deductible', 'reverseTax', 'payable'],
  costs: ['salesTax', 'reverseTax', 'payable'],
  chart: { salesTax: 0, deductible: 1 },
};

export const TaxSummaryPage = () => <ReportPage screen={taxSummary} />;
