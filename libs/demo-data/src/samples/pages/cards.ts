import {
  pagePath,
  type AnalyticsCard,
  type AnalyticsCardName,
  type StatisticsCard,
  type StatisticsCardName,
} from '@kontor/domain';

const periods = ['Last 28 Days', 'Last Month', 'Last Year'];

export const analytics: Record<AnalyticsCardName, AnalyticsCard> = {
  'support-tracker': {
    title: 'Support Tracker',
    last_days: periods,
    totalTicket: 163,
    newTicket: 29,
    openTicket: 63,
    responseTime: 1,
  },
  'avg-sessions': {
    sessions: 2700,
    last_days: periods,
    growth: '+5.2%',
    goal: 100000,
    users: 100000,
    retention: 90,
    duration: 1,
  },
  'revenue-report': { years: ['2020', '2019', '2018'], price: '25,852', budget: '56,800' },
  'goal-overview': { completed: '786,617', inProgress: '13,561' },
  revenue: { thisMonth: '86,589', lastMonth: '73,683' },
  'product-orders': { last_days: periods, chart_info: { finished: 23043, pending: 14658, rejected: 4758 } },
  'sessions-device': {
    last_days: periods,
    chart_info: [
      { icon: 'Monitor', name: 'Desktop', iconColor: 'text-primary', usage: 58.6, upDown: 2 },
      { icon: 'Tablet', name: 'Mobile', iconColor: 'text-warning', usage: 34.9, upDown: 8 },
      { icon: 'Tablet', name: 'Tablet', iconColor: 'text-danger', usage: 6.5, upDown: -5 },
    ],
  },
  customers: {
    last_days: periods,
    listData: [
      { icon: 'Circle', iconColor: 'text-primary', text: 'New', result: 690 },
      { icon: 'Circle', iconColor: 'text-warning', text: 'Returning', result: 258 },
      { icon: 'Circle', iconColor: 'text-danger', text: 'Referrals', result: 149 },
    ],
  },
};

export const statistics: Record<StatisticsCardName, StatisticsCard> = {
  'orders-bar-chart': { title: 'Orders', statistics: '2,76k', series: [{ name: '2020', data: [45, 85, 65, 45, 65] }] },
  'profit-line-chart': { title: 'Profit', statistics: '6,24k', series: [{ data: [0, 20, 5, 30, 15, 45] }] },
  subscribers: {
    series: [{ name: 'Subscribers', data: [28, 40, 36, 52, 38, 60, 55] }],
    analyticsData: { subscribers: 92600 },
  },
  revenue: { series: [{ name: 'Revenue', data: [350, 275, 400, 300, 350, 300, 450] }], analyticsData: { revenue: 97500 } },
  sales: { series: [{ name: 'Sales', data: [10, 15, 7, 12, 3, 16] }], analyticsData: { sales: '36%' } },
  orders: { series: [{ name: 'Orders', data: [10, 15, 8, 15, 7, 12, 8] }], analyticsData: { orders: 97500 } },
  'site-traffic': { series: [{ name: 'Traffic rate', data: [150, 200, 125, 225, 200, 250] }] },
  'active-users': { series: [{ name: 'Active users', data: [750, 1000, 900, 1250, 1000, 1200, 1100] }] },
  newsletter: { series: [{ name: 'Newsletter', data: [365, 390, 365, 400, 375, 400] }] },
};

type Other = Partial<Record<AnalyticsCardName, Record<string, AnalyticsCard>>>;
const devices = (desktop: [number, number], mobile: [number, number], tablet: [number, number]): AnalyticsCard => ({
  chart_info: [
    { icon: 'Monitor', name: 'Desktop', iconColor: 'text-primary', usage: desktop[0], upDown: desktop[1] },
    { icon: 'Tablet', name: 'Mobile', iconColor: 'text-warning', usage: mobile[0], upDown: mobile[1] },
    { icon: 'Tablet', name: 'Tablet', iconColor: 'text-danger', usage: tablet[0], upDown: tablet[1] },
  ],
});
const buyers = (fresh: number, returning: number, referred: number): AnalyticsCard => ({
  listData: [
    { icon: 'Circle', iconColor: 'text-primary', text: 'New', result: fresh },
    { icon: 'Circle', iconColor: 'text-warning', text: 'Returning', result: returning },
    { icon: 'Circle', iconColor: 'text-danger', text: 'Referrals', result: referred },
  ],
});

/** The differences of the periods after the first. */
const otherPeriods: Other = {
  'support-tracker': {
    'Last Month': { totalTicket: 178, newTicket: 34, openTicket: 41, responseTime: 2 },
    'Last Year': { totalTicket: 1984, newTicket: 396, openTicket: 63, responseTime: 2 },
  },
  'avg-sessions': {
    'Last Month': { sessions: 2566, growth: '+1.8%', goal: 96000, users: 94500, retention: 88, duration: 1 },
    'Last Year': { sessions: 2214, growth: '+11.4%', goal: 880000, users: 812000, retention: 83, duration: 1 },
  },
  'revenue-report': {
    '2019': { price: '22,714', budget: '51,200' },
    '2018': { price: '18,960', budget: '44,000' },
  },
  'product-orders': {
    'Last Month': { chart_info: { finished: 21480, pending: 9312, rejected: 4127 } },
    'Last Year': { chart_info: { finished: 254310, pending: 14658, rejected: 51246 } },
  },
  'sessions-device': {
    'Last Month': devices([57.4, 1], [35.2, 5], [7.4, -2]),
    'Last Year': devices([61.2, -3], [30.7, 12], [8.1, -6]),
  },
  customers: { 'Last Month': buyers(712, 241, 133), 'Last Year': buyers(7840, 2976, 1702) },
};

/** The cards of the periods after the first, by path and period. */
export const analyticsByPeriod: [string, AnalyticsCard][] = Object.entries(otherPeriods).flatMap(([name, periods]) =>
  Object.entries(periods).map(([period, figures]): [string, AnalyticsCard] => [
    pagePath(`/card/card-analytics/${name}`, period),
    { ...analytics[name as AnalyticsCardName], ...figures },
  ]),
);
