import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import { page } from '../../platform/page/page.ts';
import { defineResource } from '../../platform/api/resourceModule.ts';

export const classifiers = defineResource({
  name: 'classifiers',
  icon: CategoryOutlined,
  recordRepresentation: 'nameEn',
  inputKeys: ['type', 'code', 'nameEn', 'nameLt', 'nameNo', 'position', 'active'],
  list: page(() => import('./ClassifiersPage.tsx').then((m) => m.ClassifiersPage)),
});
