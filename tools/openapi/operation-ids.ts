// The name of an operation, as a generated client has it: `sendInvoice`, `listTimeEntries`. It is made of the method and the address,
// which integrators rely on already, so that it changes only with these and never with a name in our sources.

/** Names of operations whose address gives too little, or too much, for a name. */
const named: Record<string, string> = {
  'GET /health/live': 'getLiveness',
  'GET /health/ready': 'getReadiness',
  'GET /metrics': 'getMetrics',
  'GET /api/openapi.json': 'getOpenApiDocument',
  'GET /api/docs': 'getDocsPage',
  'GET /api/docs/{part}': 'getDocsPart',
  'GET /jwt/options': 'getLoginOptions',
  'POST /jwt/login': 'login',
  'POST /api/v1/access-point/1/test': 'testAccessPoint',
  'POST /api/v1/access-point/news': 'tellDeliveryState',
  'GET /api/v1/invoices/{id}/e-invoice/deliveries': 'listInvoiceDeliveries',
  'POST /api/v1/invoices/{id}/e-invoice/deliveries/again': 'sendInvoiceDeliveryAgain',
  'GET /api/v1/credit-notes/{id}/e-invoice/deliveries': 'listCreditNoteDeliveries',
  'POST /api/v1/credit-notes/{id}/e-invoice/deliveries/again': 'sendCreditNoteDeliveryAgain',
  'GET /api/v1/retainer-invoices/{id}/e-invoice/deliveries': 'listRetainerInvoiceDeliveries',
  'POST /api/v1/retainer-invoices/{id}/e-invoice/deliveries/again': 'sendRetainerInvoiceDeliveryAgain',
  'POST /jwt/logout': 'logout',
  'POST /jwt/register': 'register',
  'POST /jwt/refresh-token': 'refreshToken',
  'POST /api/v1/account/forgot-password': 'forgotPassword',
  'POST /api/v1/account/check-link': 'checkAccountLink',
  'POST /api/v1/account/reset-password': 'resetPassword',
  'POST /api/v1/account/accept-invitation': 'acceptInvitation',
  'POST /api/v1/account/confirm-email': 'confirmEmail',
  'POST /api/v1/account/change-email': 'changeEmail',
  'POST /api/v1/account/resend-confirmation': 'resendConfirmation',
  'POST /api/v1/account/avatar': 'uploadAvatar',
  'DELETE /api/v1/account/avatar': 'deleteAvatar',
  'PUT /api/v1/account/password': 'changePassword',
  'GET /api/v1/account/sessions': 'listSessions',
  'DELETE /api/v1/account/sessions/{id}': 'endSession',
  'POST /api/v1/account/sessions/end-others': 'endOtherSessions',
  'GET /api/v1/account/api-tokens': 'listOwnApiTokens',
  'POST /api/v1/account/api-tokens': 'makeOwnApiToken',
  'DELETE /api/v1/account/api-tokens/{id}': 'endOwnApiToken',
  'POST /api/v1/api-tokens': 'makeApiToken',
  'DELETE /api/v1/api-tokens/{id}': 'endApiToken',
  'POST /api/v1/account/second-factor/start': 'startSecondFactor',
  'POST /api/v1/account/second-factor/confirm': 'confirmSecondFactor',
  'POST /api/v1/account/second-factor/recovery-codes': 'makeRecoveryCodes',
  'POST /api/v1/account/second-factor/turn-off': 'turnOffSecondFactor',
  'GET /api/v1/calendar-feed/{name}': 'readCalendar',
  'GET /api/v1/search': 'search',
  'POST /api/v1/files': 'uploadFile',
  'GET /api/v1/files/{id}/content': 'downloadFile',
  'POST /api/v1/user-documents': 'uploadUserDocument',
  'GET /api/v1/user-documents/{id}/content': 'downloadUserDocument',
  'GET /api/v1/events': 'listenToEvents',
  'POST /api/v1/events/ticket': 'createEventTicket',
  'POST /api/v1/error-logs/browser': 'reportBrowserError',
  'POST /api/v1/notifications/mark-read': 'markNotificationsRead',
  'PUT /api/v1/notifications/preferences': 'updateNotificationPreference',
  'GET /api/v1/notifications/unread-count': 'countUnreadNotifications',
  'GET /api/v1/time-entries/timer': 'getTimer',
  'DELETE /api/v1/time-entries/timer': 'discardTimer',
  'POST /api/v1/time-entries/timer/start': 'startTimer',
  'POST /api/v1/time-entries/timer/stop': 'stopTimer',
  'GET /api/v1/time-entries/unbilled': 'listUnbilledTimeEntries',
  'GET /api/v1/payment-runs/payable-bills': 'listPayableBills',
  'GET /api/v1/payment-runs/{id}/file': 'downloadPaymentRunFile',
  'GET /api/v1/invoices/totals': 'listInvoiceTotals',
  'GET /api/v1/estimates/totals': 'listEstimateTotals',
  'GET /api/v1/credit-notes/totals': 'listCreditNoteTotals',
  'GET /api/v1/retainer-invoices/totals': 'listRetainerInvoiceTotals',
  'GET /api/v1/credit-notes/{id}/e-invoice': 'getCreditNoteUbl',
  'GET /api/v1/invoices/{id}/e-invoice': 'getInvoiceUbl',
  'GET /api/v1/retainer-invoices/{id}/e-invoice': 'getRetainerInvoiceUbl',
  'GET /api/v1/time-entries/unbilled-totals': 'listUnbilledTotals',
  'GET /api/v1/projects/{id}/reprice': 'previewProjectReprice',
  'GET /apps/email/emails': 'listEmails',
  'GET /apps/email/get-email': 'getEmail',
  'GET /apps/email/paginate-email': 'getNeighbouringEmail',
  'POST /apps/email/update-emails': 'updateEmails',
  'POST /apps/email/update-emails-label': 'updateEmailLabels',
  'POST /apps/email/send': 'sendEmail',
  'POST /apps/email/reply': 'replyToEmail',
  'POST /apps/email/forward': 'forwardEmail',
  'POST /apps/email/save-draft': 'saveEmailDraft',
  'DELETE /apps/email/trash': 'emptyEmailTrash',
  'GET /apps/chat/chats-and-contacts': 'listChats',
  'GET /apps/chat/users/profile-user': 'getChatProfile',
  'POST /apps/chat/users/profile-user': 'updateChatProfile',
  'GET /apps/chat/get-chat': 'getChat',
  'POST /apps/chat/send-msg': 'sendChatMessage',
  'GET /account-setting/data': 'getAccountSettingPage',
  'POST /account-setting/data': 'saveAccountSetting',
  'POST /account-setting/connections': 'connectAccount',
  'GET /profile/data': 'getProfilePage',
  'POST /profile/like-post': 'likeProfilePost',
  'POST /profile/like-comment': 'likeProfileComment',
  'POST /profile/add-comment': 'addProfileComment',
  'POST /profile/vote': 'voteInProfilePoll',
  'POST /profile/favorite': 'toggleProfileFavorite',
  'GET /pricing/data': 'getPricingPage',
  'GET /api/autocomplete/data': 'listCompletionTitles',
  'GET /faq/data': 'listFaq',
  'GET /faq/data/knowledge_base': 'getKnowledgeBase',
  'GET /faq/data/category': 'listFaqCategories',
  'GET /faq/data/question': 'getFaqQuestion',
  'GET /blog/list/data': 'listBlogPosts',
  'GET /blog/list/data/sidebar': 'getBlogSidebar',
  'GET /blog/list/data/detail': 'getBlogPost',
  'GET /blog/list/data/edit': 'getBlogPostToEdit',
  'POST /blog/list/data/edit': 'saveBlogPost',
  'POST /blog/list/data/comment': 'addBlogComment',
  'GET /card/card-analytics/{name}': 'getAnalyticsCard',
  'GET /card/card-statistics/{name}': 'getStatisticsCard',
  'GET /api/users/list/all-data': 'listAllDemoUsers',
  'GET /api/users/list/data': 'listDemoUsers',
  'GET /api/users/user': 'getDemoUser',
  'POST /apps/users/add-user': 'addDemoUser',
  'DELETE /apps/users/delete': 'deleteDemoUser',
  'GET /apps/invoice/invoices': 'listDemoInvoices',
  'GET /api/invoice/invoices/{id}': 'getDemoInvoice',
  'GET /api/invoice/clients': 'listDemoClients',
  'POST /apps/invoice/add-invoice': 'addDemoInvoice',
  'DELETE /apps/invoice/delete': 'deleteDemoInvoice',
  'GET /apps/todo/tasks': 'listTodos',
  'POST /apps/todo/add-tasks': 'addTodo',
  'POST /apps/todo/update-task': 'updateTodo',
  'DELETE /apps/todo/delete-task': 'deleteTodo',
  'POST /apps/todo/reorder': 'reorderTodos',
  'GET /apps/todo/assignees': 'listTodoAssignees',
  'GET /apps/calendar/events': 'listCalendarEvents',
  'POST /apps/calendar/add-event': 'addCalendarEvent',
  'POST /apps/calendar/update-event': 'updateCalendarEvent',
  'DELETE /apps/calendar/remove-event': 'deleteCalendarEvent',
  'GET /apps/ecommerce/products': 'listProducts',
  'GET /apps/ecommerce/products/{id}': 'getProduct',
  'GET /apps/ecommerce/wishlist': 'getWishlist',
  'POST /apps/ecommerce/wishlist': 'addToWishlist',
  'DELETE /apps/ecommerce/wishlist/{productId}': 'removeFromWishlist',
  'GET /apps/ecommerce/cart': 'getCart',
  'POST /apps/ecommerce/cart': 'addToCart',
  'DELETE /apps/ecommerce/cart/{productId}': 'removeFromCart',
  'GET /api/datatables/initial-data': 'listAllEmployees',
  'GET /api/datatables/data': 'listEmployees',
  'GET /api/bookmarks/data': 'listBookmarks',
  'POST /api/bookmarks/update': 'toggleBookmark',
  'GET /api/main-search/data': 'listSearchablePages',
};

/** Operations with an explicit name. */
export const namedOperations = Object.keys(named);

const verbs: Record<string, string> = { GET: 'get', POST: 'create', PUT: 'update', PATCH: 'update', DELETE: 'delete' };
const particles = new Set(['off', 'on', 'out', 'up', 'in']);

const pascal = (words: string): string =>
  words
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
const singular = (words: string): string =>
  words
    .replace(/ies$/, 'y')
    .replace(/([^s])s$/, '$1')
    .replace(/^number-sery$/, 'number-series');

/** Example: `operationId('POST', '/api/v1/invoices/{id}/mark-paid', false)` is `markInvoicePaid`. */
export function operationId(method: string, path: string, answersMany: boolean): string {
  const written = named[`${method} ${path}`];
  if (written) return written;
  const [resource = '', ...rest] = path.replace(/^\/api\/v1\//, '').split('/');
  const isOne = /^(\{\w+\}|1)$/.test(rest[0] ?? '');
  const words = rest.slice(isOne ? 1 : 0).filter((part) => !part.startsWith('{'));
  const thing = pascal(singular(resource));
  if (method === 'POST' && words.length) return commandOn(thing, words.join('-'));
  const verb = method === 'GET' && answersMany ? 'list' : (verbs[method] ?? lower(method));
  if (words.length) return `${verb}${thing}${pascal(words.join('-'))}`;
  return `${verb}${isOne || method === 'POST' || verb === 'get' ? thing : pascal(resource)}`;
}

/** `mark-paid` on an Invoice is `markInvoicePaid`, `write-off` is `writeOffInvoice`. */
function commandOn(thing: string, words: string): string {
  const [verb = '', second = '', ...others] = words.split('-');
  const takesParticle = particles.has(second);
  const rest = takesParticle ? others : [second, ...others].filter(Boolean);
  return `${verb}${takesParticle ? pascal(second) : ''}${thing}${pascal(rest.join('-'))}`;
}
