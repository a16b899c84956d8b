// One line a folder: what it defines stands in its own `index.ts`. The wings come in their order, and tabs and buttons that later ones add
// to the pages of earlier ones appear in it.
import './platform/record/index.ts';
import './platform/outbox/index.ts';
import './platform/errorLogs/index.ts';
import './firm/settings/index.ts';
import './firm/classifiers/index.ts';
import './people/users/index.ts';
import './people/roles/index.ts';
import './people/account/index.ts';
import './customers/customers/index.ts';
import './customers/contacts/index.ts';
import './stock/items/index.ts';
import './work/projects/index.ts';
import './work/projectMembers/index.ts';
import './work/tasks/index.ts';
import './work/timeSheets/index.ts';
import './purchases/vendors/index.ts';
import './sales/invoices/index.ts';
import './sales/payments/index.ts';
import './sales/statement/index.ts';
import './sales/writeOffs/index.ts';
import './reports/dashboard/index.ts';
import './samples/chat/index.ts';
import './samples/todos/index.ts';
import './samples/calendar/index.ts';
import './samples/pricing/index.ts';
import './samples/helpCentre/index.ts';
