import type { ClassifierRecord, ClassifierType } from '@kontor/domain';
import AddOutlined from '@mui/icons-material/AddOutlined';
import { Box, Button, Card, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { may } from '../../platform/api/ability.ts';
import { SortableList } from '../../platform/sortable/SortableList.tsx';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';
import { ClassifierRow } from './ClassifierRow.tsx';
import { columns } from './columns.ts';
import { DeleteClassifier } from './DeleteClassifier.tsx';
import { NewClassifierRow } from './NewClassifierRow.tsx';
import { useClassifiers } from './useClassifiers.ts';
import { LeaveClassifiers } from './LeaveClassifiers.tsx';

/** One classifier, edited in place: leaving a row saves it. */
export const ClassifierTable = ({ type, name }: { type: ClassifierType; name: string }) => {
  const t = useTranslate();
  const { rows, isPending, error, refetch, keep, refresh, move } = useClassifiers(type);
  const [adding, setAdding] = useState(false);
  const [doomed, setDoomed] = useState<ClassifierRecord | null>(null);
  const editable = may('update', 'Classifier');
  return (
    <Card component="section" aria-label={name} sx={{ minWidth: 0 }}>
      <LeaveClassifiers />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flexWrap: 'wrap', px: 2, py: 1.5 }}>
        <Box sx={{ flex: '1 1 200px' }}>
          <Typography variant="h2">{name}</Typography>
          {editable && (
            <Typography variant="body2" color="textSecondary">
              {t('classifiers.hint')}
            </Typography>
          )}
        </Box>
        {may('create', 'Classifier') && (
          <Button variant="outlined" startIcon={<AddOutlined />} onClick={() => setAdding(true)} disabled={adding}>
            {t('classifiers.add')}
          </Button>
        )}
      </Box>
      {isPending && [0, 1, 2, 3, 4].map((key) => <Skeleton key={key} height={48} sx={{ mx: 2 }} />)}
      {error && <LoadFailed text={error.message} onRetry={refetch} sx={{ m: 2 }} />}
      {rows.length > 0 && <Heads />}
      <SortableList
        rows={rows}
        keyOf={({ id }) => id}
        nameOf={({ code }) => code}
        onMove={editable ? move : undefined}
        after={
          adding && (
            <NewClassifierRow
              type={type}
              position={Math.max(0, ...rows.map(({ position }) => position)) + 1}
              onDone={(saved) => {
                setAdding(false);
                if (saved) void refresh();
              }}
            />
          )
        }
      >
        {(row, place) => (
          <ClassifierRow row={row} place={place} editable={editable} onSaved={keep} onDelete={() => setDoomed(row)} />
        )}
      </SortableList>
      {!isPending && !error && rows.length === 0 && !adding && (
        <Typography color="textSecondary" sx={{ px: 2, py: 4, textAlign: 'center' }}>
          {t('classifiers.empty')}
        </Typography>
      )}
      {doomed && <DeleteClassifier record={doomed} onSaved={keep} onClose={() => setDoomed(null)} />}
    </Card>
  );
};

/** Visual column headings; each field has its own label. */
const Heads = () => {
  const t = useTranslate();
  return (
    <Box aria-hidden sx={{ ...columns, display: { xs: 'none', sm: 'grid' }, py: 0.75, borderBottom: 1, borderColor: 'divider' }}>
      {['order', 'code', 'nameEn', 'nameLt', 'nameNo', 'active', 'useCount'].map((name) => (
        <Typography
          key={name}
          variant="caption"
          color="textSecondary"
          sx={{ fontWeight: 600, px: name.startsWith('name') || name === 'code' ? 0.75 : 0 }}
        >
          {name === 'order' ? '' : t(`resources.classifiers.fields.${name}`)}
        </Typography>
      ))}
    </Box>
  );
};
