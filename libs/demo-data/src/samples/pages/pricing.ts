import type { Pricing } from '@kontor/domain';
import { scene } from '../pictures.ts';

export const pricing: Pricing = {
  basicPlan: {
    title: 'Basic',
    img: scene('plan-basic'),
    subtitle: 'A simple start for everyone',
    monthlyPrice: 0,
    yearlyPlan: { perMonth: 0, totalAnnual: 0 },
    planBenefits: [
      '100 responses a month',
      'Unlimited forms and surveys',
      'Unlimited fields',
      'Basic form creation tools',
      'Up to 2 subdomains',
    ],
    popular: false,
  },
  standardPlan: {
    title: 'Standard',
    img: scene('plan-standard'),
    subtitle: 'For small and medium businesses',
    monthlyPrice: 49,
    yearlyPlan: { perMonth: 40, totalAnnual: 480 },
    planBenefits: [
      'Unlimited responses',
      'Unlimited forms and surveys',
      'Your own page for each form',
      'Answers in a spreadsheet',
      'Up to 10 subdomains',
    ],
    popular: true,
  },
  enterprisePlan: {
    title: 'Enterprise',
    img: scene('plan-enterprise'),
    subtitle: 'The solution for large organisations',
    monthlyPrice: 99,
    yearlyPlan: { perMonth: 80, totalAnnual: 960 },
    planBenefits: [
      'Payments in every form',
      'Rules that show or hide a question',
      'File upload with 5GB storage',
      'Your own domain',
      'A contact person who answers within an hour',
    ],
    popular: false,
  },
  qandA: [
    {
      question: 'May I change my plan later?',
      ans: 'Yes. A larger plan begins at once, and you pay only the difference for the days that are left. A smaller one begins with the next period.',
    },
    {
      question: 'What happens when the responses of my plan are used up?',
      ans: 'Your forms stay open and nothing is lost: further responses are kept, and you see them with the next period or with a larger plan.',
    },
    {
      question: 'Do you offer a discount for non-profit organisations?',
      ans: 'Yes, a third of the price of every yearly plan. Write to us from the address of the organisation.',
    },
  ],
};
