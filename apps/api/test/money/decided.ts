import type { Right } from './fields.ts';

const billed: Right = ['Invoice', 'total'];
const owed: Right = ['Invoice', 'balance'];
/** What came in is said on each invoice too. */
const received: Right = ['Invoice', 'paid'];
const paid: Right = ['Payment', 'amount'];
const bought: Right = ['Bill', 'total'];
const worked: Right = ['TimeEntry', 'billingRate'];

/** Contains example amounts of the demo firm, which are the same in every installation. */
export const showsExamples = 'GET /api/openapi.json';

/** Money shown outside its own record: the rights needed there. */
export const toldBy: Record<string, readonly Right[]> = {
  'Dashboard.invoicedThisMonth': [billed],
  'Dashboard.receivedThisMonth': [received],
  'Dashboard.receivable': [owed],
  'Dashboard.overdue': [owed],
  'Dashboard.cash': [billed, received],
  'Dashboard.aged': [owed],
  'Dashboard.overdueInvoices': [owed],
  'Dashboard.unbilledAmount': [worked],
  'Repricing.oldAmount': [worked],
  'Repricing.newAmount': [worked],
  'Statement.opening': [billed, paid],
  'Statement.invoiced': [billed],
  'Statement.received': [paid],
  'Statement.writtenOff': [paid],
  'Statement.closing': [billed, paid],
  'Statement.credit': [billed, paid],
  'StatementAge.amount': [billed, paid],
  'StatementPart.amount': [paid],
  'StatementRow.amount': [billed, paid],
  'StatementRow.balance': [billed, paid],
  'EstimateVersionRecord.total': [['Estimate', 'total']],
  'EstimateVersionRecord.lines': [['Estimate', 'lines']],
  'InvoiceTotals.total': [billed],
  'InvoiceTotals.paid': [billed],
  'InvoiceTotals.writtenOff': [billed],
  'InvoiceTotals.balance': [billed],
  'BillTotals.net': [bought],
  'BillTotals.total': [bought],
  'BillTotals.paid': [bought],
  'BillTotals.balance': [bought],
  'BillTotals.billableNet': [bought],
  'BillTotals.billedNet': [bought],
  'UnbilledProject.amount': [worked],
  'UnbilledTotal.amount': [worked],
  'UnbilledTimeEntry.billingRate': [worked],
  'UnbilledTimeEntry.overrideRate': [['TimeEntry', 'overrideRate']],
  'UnbilledTimeEntry.costRate': [['TimeEntry', 'costRate']],
  'ReminderRecord.balance': [billed],
  'StockAtRecord.value': [['StockMove', 'valueAfter']],
  'StockEffect.laterValue': [['StockMove', 'value']],
  // Read with the payments.
  'WriteOffRecord.amount': [paid],
};

/** Numbers that are not money, although their names do not tell. */
export const known = new Set([
  'AccountRecord.recoveryCodesLeft',
  // Minutes of the week; where a figure is money, the field of the dashboard that holds it is.
  'DashboardFigure.previous',
  'DashboardFigure.value',
  'BillCounts.all',
  'BillCounts.draft',
  'BillCounts.open',
  'BillCounts.overdue',
  'BillCounts.paid',
  'BillCounts.toApprove',
  'BillCounts.void',
  'BillCounts.withoutPaper',
  // Of two currencies, not of a bill.
  'BillDetail.exchangeRate',
  'BillDetail.exchangeRateDate',
  'BillDetail.exchangeRateSource',
  'BillRecord.exchangeRate',
  'EndedSessions.ended',
  'ItemRecord.onHand',
  'ItemRecord.reorderLevel',
  'ItemRecord.reserved',
  'StockAtRecord.quantity',
  'StockEffect.laterDocuments',
  'StockEffect.laterMoves',
  'StockMoveRecord.quantity',
  'StockMoveRecord.quantityAfter',
  'StockShortage.missing',
  'EstimateCounts.accepted',
  'EstimateCounts.all',
  'EstimateCounts.draft',
  'EstimateCounts.expired',
  'EstimateCounts.rejected',
  'EstimateCounts.sent',
  'EstimateDetail.exchangeRate',
  'EstimateDetail.exchangeRateDate',
  'EstimateDetail.exchangeRateSource',
  'EstimateDetail.revision',
  'EstimateRecord.exchangeRate',
  'EstimateRecord.revision',
  'EstimateVersionRecord.revision',
  'InvoiceCounts.all',
  'InvoiceCounts.draft',
  'InvoiceCounts.overdue',
  'InvoiceCounts.paid',
  'InvoiceCounts.sent',
  'InvoiceCounts.void',
  // Of two currencies, not of an invoice.
  'InvoiceDetail.exchangeRate',
  'InvoiceDetail.exchangeRateDate',
  'InvoiceDetail.exchangeRateSource',
  'InvoiceRecord.exchangeRate',
  'ImportMapping.index',
  // Of the file that the person has sent.
  'ItemImportRow.sellingPrice',
  'OpeningInvoiceRow.open',
  'OpeningInvoiceRow.total',
  'MailServerRecord.port',
  'NotificationCount.unread',
  'NumberSeriesRecord.nextNumber',
  'NumberSkip.from',
  'NumberSkip.to',
  'TaxRateRecord.percent',
  // Counts, grades and marks of the sample calls.
  'AnalyticsCard.finished',
  'AnalyticsCard.goal',
  'AnalyticsCard.newTicket',
  'AnalyticsCard.openTicket',
  'AnalyticsCard.pending',
  'AnalyticsCard.rejected',
  'AnalyticsCard.responseTime',
  'AnalyticsCard.result',
  'AnalyticsCard.retention',
  'AnalyticsCard.sessions',
  'AnalyticsCard.totalTicket',
  'AnalyticsCard.users',
  'AnalyticsCard.duration',
  'BlogDetail.bookmarked',
  'BlogDetail.comments',
  'BlogEntry.comment',
  'CartItemRecord.qty',
  'CartProduct.qty',
  'CartProduct.rating',
  'ChatRecord.earlier',
  'ChatRecord.unseenMsgs',
  'ChatSummary.unseenMsgs',
  'CompletionTitle.rank',
  'DemoInvoicePage.total',
  'DemoUserPage.total',
  'DeviceUsage.upDown',
  'DeviceUsage.usage',
  'EmailList.total',
  'EmailsMeta.draft',
  'EmailsMeta.inbox',
  'EmailsMeta.spam',
  'EmployeePage.total',
  'EmployeeRecord.status',
  'OfferedProduct.rating',
  'PageGroup.searchLimit',
  'ProductDetail.rating',
  'ProductsAnswer.total',
  'ProfileComment.commentsLikes',
  'ProfilePost.likes',
  'StatisticsCard.orders',
  'StatisticsCard.subscribers',
  'WishedProduct.rating',
]);

/**
 * Maps whose content no schema describes. The history is checked by its field names; all of them, like every answer, by searching
 * for amounts of the database.
 */
export const open = new Set([
  'AbilityRule.conditions',
  'AuditRecord.changes',
  'CalendarEventProps',
  'NotificationRecord.params',
  'CustomerImportRow.params',
  'ItemImportRow.params',
  'OpeningInvoiceRow.params',
  'TimeImportName.params',
  'TimeImportRow.params',
]);

/**
 * Prices and salaries of the sample calls: invented figures (libs/demo-data/src/samples), the same in every installation, shown
 * to every signed-in person, and unrelated to the firm's money. No right is needed; that none of the firm's amounts is among them
 * is checked as everywhere else.
 */
export const samplePrices = new Set([
  'AnalyticsCard.budget',
  'AnalyticsCard.price',
  'CartProduct.discountPercentage',
  'CartProduct.offers',
  'CartProduct.price',
  'DemoInvoiceRecord.balance',
  'DemoInvoiceRecord.total',
  'DemoPaymentDetails.totalDue',
  'EmployeeRecord.salary',
  'OfferedProduct.price',
  'PricingPlan.monthlyPrice',
  'PricingPlan.perMonth',
  'PricingPlan.totalAnnual',
  'ProductDetail.price',
  'StatisticsCard.revenue',
  'WishedProduct.price',
]);
