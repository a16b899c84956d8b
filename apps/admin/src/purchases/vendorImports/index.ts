import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import { partyWords } from '../../firm/parties/index.ts';
import { definePage } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { importWords } from '../../platform/imports/index.ts';
import { vendorWords } from '../vendors/index.ts';

const vendorImportsWords = defineWords(() => import('./messages.ts'));

export const vendorImports = definePage({
  path: '/vendorImports/index',
  subject: 'Vendor',
  action: 'import',
  names: { en: 'Import vendors', lt: 'Tiekėjų importas', no: 'Importer leverandører' },
  icon: LocalShippingOutlined,
  words: [vendorImportsWords, importWords, vendorWords, partyWords],
  page: () => import('./VendorImportPage.tsx').then((m) => m.VendorImportPage),
});
