import { expect } from '@jest/globals';
import type { Pricing } from '@kontor/domain';
import type { Row } from './contract.ts';

const plan = {
  title: expect.any(String),
  img: expect.any(String),
  subtitle: expect.any(String),
  monthlyPrice: expect.any(Number),
  yearlyPlan: { perMonth: expect.any(Number), totalAnnual: expect.any(Number) },
  planBenefits: Array<unknown>(5).fill(expect.any(String)),
  popular: expect.any(Boolean),
};

export const contentContract: Row[] = [
  {
    name: 'prices of three plans',
    steps: [
      {
        call: 'GET /pricing/data',
        answer: {
          basicPlan: { ...plan, monthlyPrice: 0, yearlyPlan: { perMonth: 0, totalAnnual: 0 }, popular: false },
          standardPlan: { ...plan, monthlyPrice: 49, yearlyPlan: { perMonth: 40, totalAnnual: 480 }, popular: true },
          enterprisePlan: { ...plan, monthlyPrice: 99, yearlyPlan: { perMonth: 80, totalAnnual: 960 }, popular: false },
          qandA: Array<unknown>(3).fill({ question: expect.any(String), ans: expect.any(String) }),
        },
        check({ basicPlan, enterprisePlan }: Pricing) {
          expect(basicPlan.planBenefits).toEqual(expect.arrayContaining(['100 responses a month', 'Up to 2 subdomains']));
          expect(enterprisePlan.planBenefits).toContain('File upload with 5GB storage');
        },
      },
      { call: 'GET /pricing/data', as: 'visitor', status: 401, part: { statusCode: 401, code: 'error.not_signed_in' } },
    ],
  },
];
