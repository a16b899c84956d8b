import {
  monthEnd,
  type ProjectFigureKind,
  type ProjectMonth,
  type ProjectPerson,
  type ProjectProfit,
  type ProjectRecord,
} from '@kontor/domain';
import { Alert, Box, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../platform/format/useFormat.ts';
import { Explanation } from '../../platform/report/Explanation.tsx';
import { FiguresTable, type FiguresColumn } from '../../platform/report/FiguresTable.tsx';
import { ReportBody } from '../../platform/report/ReportBody.tsx';
import { FigureRowsDialog, type OpenFigure } from './FigureRowsDialog.tsx';
import { FigureButton } from './FigureButton.tsx';
import { ProfitTable } from './ProfitTable.tsx';
import { useProjectFigures } from './useProjectFigures.ts';

/** What a project brought and cost: in two columns, by month and by person. Every figure opens its rows. */
export const ProfitTab = ({ record }: { record: ProjectRecord }) => {
  const t = useTranslate();
  const [opened, setOpened] = useState<OpenFigure | null>(null);
  const query = useProjectFigures(record.id);
  return (
    <ReportBody query={query} isEmpty={({ profit }) => profit.months.length === 0} emptyText={t('project_figures.profit.empty')}>
      {({ profit }) => (
        <>
          <Notes profit={profit} />
          <Box sx={narrow}>
            <ProfitTable profit={profit} onOpen={setOpened} />
          </Box>
          <Months profit={profit} onOpen={setOpened} />
          <People profit={profit} onOpen={setOpened} />
          <Explanation>
            {['columns', 'costs', 'rate', 'fixed'].map((part) => (
              <Typography key={part} variant="body2" sx={{ '& + &': { mt: 1 } }}>
                {t(`project_figures.explanation.${part}`)}
              </Typography>
            ))}
          </Explanation>
          {opened && (
            <FigureRowsDialog projectId={record.id} currency={profit.currency} {...opened} onClose={() => setOpened(null)} />
          )}
        </>
      )}
    </ReportBody>
  );
};

/** On a phone two amounts leave little room for the words beside them. */
const narrow = { '& th, & td': { px: { xs: 0.5, sm: 2 } } } as const;

type Part = { profit: ProjectProfit; onOpen: (figure: OpenFigure) => void };

const Notes = ({ profit: { uncostedMinutes, unpricedMinutes } }: { profit: ProjectProfit }) => {
  const t = useTranslate();
  const format = useFormat();
  const notes = [
    uncostedMinutes !== null &&
      uncostedMinutes > 0 &&
      t('project_figures.profit.uncosted', { hours: format.duration(uncostedMinutes) }),
    unpricedMinutes !== null &&
      unpricedMinutes > 0 &&
      t('project_figures.profit.unpriced', { hours: format.duration(unpricedMinutes) }),
  ];
  return notes.map(
    (note) =>
      note && (
        <Alert key={note} severity="warning" sx={{ mb: 2 }}>
          {note}
        </Alert>
      ),
  );
};

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" sx={{ mt: 4 }}>
    <Typography variant="h2" sx={{ mb: 1 }}>
      {title}
    </Typography>
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={title}>
      {children}
    </Box>
  </Box>
);

const monthFigures = ['billed', 'labour', 'purchases', 'stock'] as const satisfies readonly ProjectFigureKind[];

const Months = ({ profit: { months, currency }, onOpen }: Part) => {
  const t = useTranslate();
  const format = useFormat();
  const word = (name: string) => t(`project_figures.profit.${name}`);
  const figure = (name: (typeof monthFigures)[number]): FiguresColumn<ProjectMonth> => ({
    label: word(name),
    numeric: true,
    draw: (row) => (
      <FigureButton
        value={row[name]}
        currency={currency}
        onClick={() =>
          onOpen({
            figure: name,
            title: `${word(name)}, ${format.month(`${row.month}-01`)}`,
            from: `${row.month}-01`,
            to: monthEnd(`${row.month}-01`),
          })
        }
      />
    ),
  });
  const seen = (name: 'earned' | (typeof monthFigures)[number]): boolean => months.some((row) => row[name] !== null);
  return (
    <Section title={word('by_month')}>
      <FiguresTable
        label={word('by_month')}
        rows={months.toReversed()}
        keyOf={({ month }) => month}
        columns={[
          {
            label: word('month'),
            draw: ({ month }) => <span style={{ whiteSpace: 'nowrap' }}>{format.month(`${month}-01`)}</span>,
          },
          { label: word('hours'), numeric: true, draw: ({ minutes }) => format.clock(minutes) },
          { label: word('billable'), numeric: true, wide: true, draw: ({ billableMinutes }) => format.clock(billableMinutes) },
          ...(seen('billed') ? [figure('billed')] : []),
          ...(seen('earned')
            ? [{ label: word('earned'), numeric: true, draw: ({ earned }: ProjectMonth) => format.money(earned, currency) }]
            : []),
          ...(['labour', 'purchases', 'stock'] as const).filter(seen).map(figure),
        ]}
      />
    </Section>
  );
};

const People = ({ profit: { people, currency }, onOpen }: Part) => {
  const t = useTranslate();
  const format = useFormat();
  const word = (name: string) => t(`project_figures.profit.${name}`);
  if (!people?.length) return null;
  const seen = (name: 'value' | 'labour'): boolean => people.some((row) => row[name] !== null);
  const labour: FiguresColumn<ProjectPerson> = {
    label: word('labour'),
    numeric: true,
    draw: (row) => (
      <FigureButton
        value={row.labour}
        currency={currency}
        onClick={() => onOpen({ figure: 'labour', title: `${word('labour')}, ${row.userName}`, userId: row.userId })}
      />
    ),
  };
  return (
    <Section title={word('by_person')}>
      <FiguresTable
        label={word('by_person')}
        rows={people}
        keyOf={({ userId }) => String(userId)}
        columns={[
          { label: word('person'), draw: ({ userName }) => <span style={{ whiteSpace: 'nowrap' }}>{userName}</span> },
          { label: word('hours'), numeric: true, draw: ({ minutes }) => format.clock(minutes) },
          { label: word('billable'), numeric: true, wide: true, draw: ({ billableMinutes }) => format.clock(billableMinutes) },
          ...(seen('value')
            ? [{ label: word('value'), numeric: true, draw: ({ value }: ProjectPerson) => format.money(value, currency) }]
            : []),
          ...(seen('labour') ? [labour] : []),
        ]}
      />
    </Section>
  );
};
