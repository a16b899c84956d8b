import type { ClassifierRecord, ClassifierType } from '@kontor/domain';
import { DndContext, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import AddOutlined from '@mui/icons-material/AddOutlined';
import { Box, Button, Card, Skeleton, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { may } from '../../platform/api/ability.ts';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';
import { ClassifierRow } from './ClassifierRow.tsx';
import { columns } from './columns.ts';
import { DeleteClassifier } from './DeleteClassifier.tsx';
import { NewClassifierRow } from './NewClassifierRow.tsx';
import { useClassifiers } from './useClassifiers.ts';
import { LeaveClassifiers } from './LeaveClassifiers.tsx';

/** One list, edited where it stands: a row is saved when it is left. */
export const ClassifierTable = ({ type, name }: { type: ClassifierType; name: string }) => {
  const t = useTranslate();
  const { rows, isPending, error, refetch, keep, refresh, move } = useClassifiers(type);
  const [adding, setAdding] = useState(false);
  const [doomed, setDoomed] = useState<ClassifierRecord | null>(null);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const editable = may('update', 'Classifier');

  const shift = (from: number, to: number) => {
    const row = rows[from];
    if (!row || to < 0 || to >= rows.length) return;
    const focused = document.activeElement;
    move(from, to);
    setSaid(t('classifiers.moved', { name: row.code, position: to + 1, total: rows.length }));
    // The row is put elsewhere in the page, and the browser forgets where the reader was.
    requestAnimationFrame(() => focused instanceof HTMLElement && list.current?.contains(focused) && focused.focus());
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over)
      shift(
        rows.findIndex(({ id }) => id === active.id),
        rows.findIndex(({ id }) => id === over.id),
      );
  };
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
      <DndContext
        sensors={sensors}
        onDragEnd={drop}
        accessibility={{ screenReaderInstructions: { draggable: t('classifiers.keys') }, announcements: silent }}
      >
        <SortableContext items={rows.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          <Box component="ul" ref={list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {rows.map((row, index) => (
              <ClassifierRow
                key={row.id}
                row={row}
                index={index}
                last={index === rows.length - 1}
                editable={editable}
                onSaved={keep}
                onMove={(to) => shift(index, to)}
                onDelete={() => setDoomed(row)}
              />
            ))}
            {adding && (
              <NewClassifierRow
                type={type}
                position={Math.max(0, ...rows.map(({ position }) => position)) + 1}
                onDone={(saved) => {
                  setAdding(false);
                  if (saved) void refresh();
                }}
              />
            )}
          </Box>
        </SortableContext>
      </DndContext>
      {!isPending && !error && rows.length === 0 && !adding && (
        <Typography color="textSecondary" sx={{ px: 2, py: 4, textAlign: 'center' }}>
          {t('classifiers.empty')}
        </Typography>
      )}
      <Box role="status" sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}>
        {said}
      </Box>
      {doomed && <DeleteClassifier record={doomed} onSaved={keep} onClose={() => setDoomed(null)} />}
    </Card>
  );
};

// The page says itself where a row went, in the reader's language.
const nothing = () => undefined;
const silent = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };

/** For the eye; each field is named in its row. */
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
