import { absenceKinds, absenceStatuses, type AbsenceRecord } from '@kontor/domain';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { may } from '../../platform/api/ability.ts';
import { useDayOf } from '../../platform/api/useToday.ts';
import { DateField } from '../../platform/format/fields.tsx';
import { Nothing } from '../../platform/format/Nothing.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { KontorTable } from '../../platform/list/KontorTable.tsx';
import { ListPage } from '../../platform/list/ListPage.tsx';
import { TimeTabs } from '../timeSheets/TimeTabs.tsx';
import { AbsenceActions } from './AbsenceActions.tsx';
import { AbsenceStatus } from './AbsenceStatus.tsx';
import { AskAbsence } from './AskAbsence.tsx';
import { HolidayFigures } from './HolidayFigures.tsx';

const Col = KontorTable.Col<AbsenceRecord>;

/** Where an absence stands, who decided about it, and why it was refused. */
const Standing = ({ absence: { status, remark, decidedAt, decidedByName } }: { absence: AbsenceRecord }) => {
  const t = useTranslate();
  const format = useFormat();
  const dayOf = useDayOf();
  const isDecided = status === 'approved' || status === 'refused';
  return (
    <>
      <AbsenceStatus status={status} />
      {isDecided && decidedAt && decidedByName && (
        <Typography variant="caption" color="textSecondary" component="div">
          {t('absences.decided', { person: decidedByName, date: format.date(dayOf(new Date(decidedAt))) })}
        </Typography>
      )}
      {remark && (
        <Typography variant="caption" color="textSecondary" component="div" sx={{ whiteSpace: 'pre-line' }}>
          {remark}
        </Typography>
      )}
    </>
  );
};

/** The kind with the note, which has a column of its own for those who want one. */
const Kind = ({ name, note }: { name: string; note: string | null }) => (
  <>
    {name}
    {note && (
      <Typography variant="caption" color="textSecondary" component="div" sx={{ whiteSpace: 'pre-line' }}>
        {note}
      </Typography>
    )}
  </>
);

/** One's own absences, and those that one decides about. */
export const AbsenceList = () => {
  const t = useTranslate();
  const format = useFormat();
  const kindOf = ({ kind }: AbsenceRecord): string => t(`absences.kinds.${kind}`);
  return (
    <>
      <ListPage
        title={t('timeSheets.title')}
        pageTabs={<TimeTabs />}
        action={<AskAbsence />}
        emptyText={t('absences.empty')}
        perPage={25}
        tabs={{
          source: 'status',
          choices: absenceStatuses.map((value) => ({ value, label: t(`absences.status.${value}`) })),
        }}
        filters={[
          {
            source: 'kind',
            label: t('resources.absences.fields.kind'),
            kind: 'select',
            choices: absenceKinds.map((id) => ({ id, name: t(`absences.kinds.${id}`) })),
          },
          { source: 'lastDate_gte', label: t('resources.absences.fields.firstDate'), kind: 'date' },
          { source: 'firstDate_lte', label: t('resources.absences.fields.lastDate'), kind: 'date' },
        ]}
      >
        <KontorTable<AbsenceRecord>
          rowClick={false}
          hiddenColumns={['note']}
          card={(absence) => ({
            title: `${absence.userName} · ${kindOf(absence)}`,
            subtitle: (
              <>
                {`${format.date(absence.firstDate)} – ${format.date(absence.lastDate)}`}
                <Box component="span" sx={{ display: 'block', mt: 1 }}>
                  <AbsenceActions absence={absence} />
                </Box>
              </>
            ),
            end: t('absences.days', { smart_count: absence.workdayCount }),
            status: <Standing absence={absence} />,
            to: null,
          })}
        >
          <Col source="userName" />
          <Col source="kind" exportValue={kindOf} render={(absence) => <Kind name={kindOf(absence)} note={absence.note} />} />
          <Col source="firstDate" field={DateField} />
          <Col source="lastDate" field={DateField} />
          <Col source="workdayCount" numeric disableSort render={({ workdayCount }) => format.number(workdayCount)} />
          <Col source="note" render={({ note }) => note ?? <Nothing />} />
          <Col
            source="status"
            exportValue={({ status }) => t(`absences.status.${status}`)}
            render={(absence) => <Standing absence={absence} />}
          />
          <Col label=" " exportValue={false} render={(absence) => <AbsenceActions absence={absence} />} />
        </KontorTable>
      </ListPage>
      {may('create', 'Absence') && <HolidayFigures />}
    </>
  );
};
