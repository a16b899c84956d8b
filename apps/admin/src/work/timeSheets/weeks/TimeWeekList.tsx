import { isoWeek, type TimeWeekRecord } from '@kontor/domain';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { Box } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { ActionButton } from '../../../platform/action/ActionButton.tsx';
import { Nothing } from '../../../platform/format/Nothing.tsx';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { KontorTable, RowLink } from '../../../platform/list/KontorTable.tsx';
import { ListPage } from '../../../platform/list/ListPage.tsx';
import { TimeTabs } from '../TimeTabs.tsx';
import { pathOfWeek } from './pathOfWeek.ts';
import { useDecideWeeks } from './useDecideWeeks.ts';
import { WeekStatus } from './WeekStatus.tsx';

const Col = KontorTable.Col<TimeWeekRecord>;

const Bulk = () => {
  const t = useTranslate();
  const { approve } = useDecideWeeks();
  const { data = [], selectedIds = [], onUnselectItems } = useListContext<TimeWeekRecord>();
  const chosen = data.filter(({ id }) => selectedIds.includes(id));
  const count = { smart_count: chosen.length };
  const odd = chosen.filter(({ oddityCount }) => oddityCount > 0).length;
  return (
    <ActionButton
      label={t('timeSheets.weeks.approve_many', count)}
      confirm={
        odd
          ? {
              title: t('timeSheets.weeks.approve_many', count),
              text: t('timeSheets.weeks.confirm.odd', { smart_count: odd }),
            }
          : undefined
      }
      run={() => approve(chosen)}
      success={t('timeSheets.weeks.approved_many', count)}
      onDone={onUnselectItems}
    />
  );
};

/** What is unusual about the hours, in words. */
const Oddities = ({ week: { oddities } }: { week: TimeWeekRecord }) => {
  const t = useTranslate();
  if (oddities.length === 0) return <Nothing />;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'kontor.tone.warning' }}>
      <WarningAmberOutlined sx={{ fontSize: 16 }} aria-hidden />
      <span>{oddities.map((one) => t(`timeSheets.weeks.oddities.${one}`)).join(', ')}</span>
    </Box>
  );
};

/** Weeks to decide about, the unusual ones first. */
export const TimeWeekList = () => {
  const t = useTranslate();
  const format = useFormat();
  const weekOf = ({ weekStart }: TimeWeekRecord): string => t('timeSheets.weeks.of_year', isoWeek(weekStart));
  const tab = (value: string) => ({ value, label: t(`timeSheets.weeks.status.${value}`) });
  return (
    <ListPage
      title={t('timeSheets.title')}
      pageTabs={<TimeTabs />}
      emptyText={t('timeSheets.weeks.empty')}
      exportable={false}
      perPage={50}
      tabs={{ source: 'status', choices: [tab('submitted'), tab('returned'), tab('approved')] }}
    >
      <KontorTable<TimeWeekRecord>
        bulk={<Bulk />}
        rowClick={false}
        isRowSelectable={({ actions }) => actions.includes('approve')}
        card={(week) => ({
          title: week.userName,
          subtitle: (
            <>
              {weekOf(week)}
              {week.oddityCount > 0 && (
                <Box component="span" sx={{ display: 'block' }}>
                  <Oddities week={week} />
                </Box>
              )}
            </>
          ),
          end: format.clock(week.minutes),
          status: <WeekStatus status={week.status} />,
          to: pathOfWeek(week),
        })}
      >
        <Col source="userName" render={(week) => <RowLink to={pathOfWeek(week)}>{week.userName}</RowLink>} />
        <Col source="weekStart" render={(week) => <span title={format.date(week.weekStart)}>{weekOf(week)}</span>} />
        <Col source="minutes" numeric render={({ minutes }) => format.clock(minutes)} />
        <Col source="oddityCount" render={(week) => <Oddities week={week} />} />
        <Col source="submittedAt" render={({ submittedAt }) => (submittedAt ? format.dateTime(submittedAt) : <Nothing />)} />
        <Col source="status" render={({ status }) => <WeekStatus status={status} />} />
      </KontorTable>
    </ListPage>
  );
};
