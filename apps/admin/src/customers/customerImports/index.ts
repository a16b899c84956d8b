import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import { partyWords } from '../../firm/parties/index.ts';
import { definePage } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { importWords } from '../../platform/imports/index.ts';
import { customerWords } from '../customers/index.ts';

const customerImportsWords = defineWords(() => import('./messages.ts'));

export const customerImports = definePage({
  path: '/customerImports/index',
  subject: 'Customer',
  action: 'import',
  names: { en: 'Import customers', lt: 'Klientų importas', no: 'Importer kunder' },
  icon: GroupsOutlined,
  words: [customerImportsWords, importWords, customerWords, partyWords],
  page: () => import('./CustomerImportPage.tsx').then((m) => m.CustomerImportPage),
});
