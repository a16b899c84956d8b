import type { SvgIconComponent } from '@mui/icons-material';
import AssessmentOutlined from '@mui/icons-material/AssessmentOutlined';
import BugReportOutlined from '@mui/icons-material/BugReportOutlined';
import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import ChecklistOutlined from '@mui/icons-material/ChecklistOutlined';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import OutboxOutlined from '@mui/icons-material/OutboxOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import SavingsOutlined from '@mui/icons-material/SavingsOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined';
import SwapVertOutlined from '@mui/icons-material/SwapVertOutlined';
import TrendingUpOutlined from '@mui/icons-material/TrendingUpOutlined';
import ViewTimelineOutlined from '@mui/icons-material/ViewTimelineOutlined';
import WarehouseOutlined from '@mui/icons-material/WarehouseOutlined';

export const menuGroups = ['overview', 'sales', 'work', 'purchases', 'stock', 'reports', 'administration'] as const;

export type MenuEntry = {
  /** Its words are `kontor.menu.<key>`. */
  key: string;
  group: (typeof menuGroups)[number];
  to: string;
  icon: SvgIconComponent;
  /** Who may not do `action` (list unless said otherwise) on this resource does not see the entry. */
  resource: string;
  action?: string;
  /** Nor does who may not read this field: a list of names alone is for pickers, not for the menu. */
  field?: string;
  shortcut?: string;
};

/** Every page of the spec, in the order of the menu. What no folder has registered yet is left out when the menu is drawn. */
export const menu: readonly MenuEntry[] = [
  {
    key: 'dashboard',
    group: 'overview',
    to: '/dashboard/main',
    icon: SpaceDashboardOutlined,
    resource: 'dashboard',
    shortcut: 'g>d',
  },
  { key: 'todo', group: 'overview', to: '/todo/index', icon: ChecklistOutlined, resource: 'todo', shortcut: 'g>l' },
  { key: 'customers', group: 'sales', to: '/customers/index', icon: GroupsOutlined, resource: 'customers', shortcut: 'g>c' },
  {
    key: 'estimates',
    group: 'sales',
    to: '/estimates/index',
    icon: RequestQuoteOutlined,
    resource: 'estimates',
    shortcut: 'g>e',
  },
  { key: 'invoices', group: 'sales', to: '/invoices/index', icon: ReceiptLongOutlined, resource: 'invoices', shortcut: 'g>i' },
  {
    key: 'retainerInvoices',
    group: 'sales',
    to: '/retainerInvoices/index',
    icon: SavingsOutlined,
    resource: 'retainerInvoices',
    shortcut: 'g>r',
  },
  { key: 'projects', group: 'work', to: '/projects/index', icon: FolderOutlined, resource: 'projects', shortcut: 'g>p' },
  { key: 'projectTimeLine', group: 'work', to: '/projectTimeLine/index', icon: ViewTimelineOutlined, resource: 'projects' },
  { key: 'timeSheets', group: 'work', to: '/timeSheets/index', icon: ScheduleOutlined, resource: 'timeSheets', shortcut: 'g>t' },
  { key: 'bills', group: 'purchases', to: '/bills/index', icon: PaymentsOutlined, resource: 'bills', shortcut: 'g>b' },
  { key: 'vendors', group: 'purchases', to: '/vendors/index', icon: LocalShippingOutlined, resource: 'vendors', shortcut: 'g>v' },
  { key: 'items', group: 'stock', to: '/items/index', icon: Inventory2Outlined, resource: 'items', shortcut: 'g>s' },
  {
    key: 'inventoryAdjustments',
    group: 'stock',
    to: '/inventoryAdjustments/index',
    icon: SwapVertOutlined,
    resource: 'inventoryAdjustments',
  },
  { key: 'workHour', group: 'reports', to: '/reports/workHour', icon: ScheduleOutlined, resource: 'reports' },
  { key: 'workHourTax', group: 'reports', to: '/reports/workHourTax', icon: AssessmentOutlined, resource: 'reports' },
  { key: 'savedHour', group: 'reports', to: '/reports/savedHour', icon: SavingsOutlined, resource: 'reports' },
  { key: 'income', group: 'reports', to: '/reports/income', icon: TrendingUpOutlined, resource: 'reports' },
  { key: 'expenses', group: 'reports', to: '/reports/expenses', icon: PaymentsOutlined, resource: 'reports' },
  { key: 'profit', group: 'reports', to: '/reports/profit', icon: AssessmentOutlined, resource: 'reports' },
  { key: 'stockReport', group: 'reports', to: '/reports/stock', icon: WarehouseOutlined, resource: 'reports' },
  {
    key: 'settings',
    group: 'administration',
    to: '/settings/index',
    icon: BusinessOutlined,
    resource: 'settings',
    shortcut: 'g>o',
  },
  { key: 'classifiers', group: 'administration', to: '/classifiers/index', icon: CategoryOutlined, resource: 'classifiers' },
  {
    key: 'users',
    group: 'administration',
    to: '/users/index',
    icon: ManageAccountsOutlined,
    resource: 'users',
    field: 'email',
    shortcut: 'g>u',
  },
  { key: 'roles', group: 'administration', to: '/roles/index', icon: ShieldOutlined, resource: 'roles' },
  { key: 'mails', group: 'administration', to: '/mails/index', icon: OutboxOutlined, resource: 'mails' },
  { key: 'errorLogs', group: 'administration', to: '/logs/index', icon: BugReportOutlined, resource: 'logs' },
];
