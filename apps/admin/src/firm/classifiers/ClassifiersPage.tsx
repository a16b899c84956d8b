import { classifierTypes, type ClassifierType } from '@kontor/domain';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { SideNav } from '../settings/SideNav.tsx';
import { ClassifierTable } from './ClassifierTable.tsx';

const types = Object.values(classifierTypes);
const asType = (text: string | null): ClassifierType => types.find((type) => String(type) === text) ?? 1;

/** The classifiers. The open one is in the address: `?type=6` is the units. */
export const ClassifiersPage = () => {
  const t = useTranslate();
  const [params] = useSearchParams();
  const type = asType(params.get('type'));
  const name = t(`classifiers.types.${type}`);
  return (
    <>
      <PageHeader
        title={t('resources.classifiers.name', { smart_count: 2 })}
        subtitle={t('classifiers.text')}
        documentTitle={`${name} – ${t('resources.classifiers.name', { smart_count: 2 })}`}
      />
      <Box sx={layout}>
        <SideNav
          label={t('classifiers.types_label')}
          current={String(type)}
          entries={types.map((one) => ({ key: String(one), label: t(`classifiers.types.${one}`), to: `?type=${one}` }))}
        />
        <ClassifierTable key={type} type={type} name={name} />
      </Box>
    </>
  );
};

const layout = {
  display: 'grid',
  gap: { xs: 1.5, md: 3 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '176px minmax(0, 1fr)' },
} as const;
