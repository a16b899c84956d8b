export const analyticsCards = [
  'support-tracker',
  'avg-sessions',
  'revenue-report',
  'goal-overview',
  'revenue',
  'product-orders',
  'sessions-device',
  'customers',
] as const;
export type AnalyticsCardName = (typeof analyticsCards)[number];

export const statisticsCards = [
  'orders-bar-chart',
  'profit-line-chart',
  'subscribers',
  'revenue',
  'sales',
  'orders',
  'site-traffic',
  'active-users',
  'newsletter',
] as const;
export type StatisticsCardName = (typeof statisticsCards)[number];

/** The figures of one card; which fields it has depends on the card. */
export class AnalyticsCard {
  title?: string;
  last_days?: string[];
  years?: string[];
  totalTicket?: number;
  newTicket?: number;
  openTicket?: number;
  responseTime?: number;
  sessions?: number;
  growth?: string;
  goal?: number;
  users?: number;
  retention?: number;
  duration?: number;
  price?: string;
  budget?: string;
  completed?: string;
  inProgress?: string;
  thisMonth?: string;
  lastMonth?: string;
  /** Number of orders by state, or the share of each device. */
  chart_info?: { finished: number; pending: number; rejected: number } | DeviceUsage[];
  listData?: { icon: string; iconColor: string; text: string; result: number }[];
}

export class DeviceUsage {
  icon: string;
  name: string;
  iconColor: string;
  /** Percent. */
  usage: number;
  upDown: number;
}

export class StatisticsCard {
  title?: string;
  statistics?: string;
  series: { name?: string; data: number[] }[];
  analyticsData?: { subscribers?: number; revenue?: number; sales?: string; orders?: number };
}
