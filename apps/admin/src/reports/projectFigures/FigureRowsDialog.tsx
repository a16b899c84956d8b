import { sum, type ProjectFigureKind, type ProjectFigureRow } from '@kontor/domain';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Link as TextLink, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { linkTo } from '../../platform/api/linkTo.ts';
import { resourceOf } from '../../platform/api/resource.ts';
import { useSubjectName } from '../../platform/record/useSubjectName.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { FiguresTable } from '../../platform/report/FiguresTable.tsx';
import { ReportBody } from '../../platform/report/ReportBody.tsx';

export type OpenFigure = { figure: ProjectFigureKind; title: string; from?: string; to?: string; userId?: number };
type Props = OpenFigure & { projectId: number; currency: string; onClose: () => void };

/** What a figure of a project is made of, the newest first, each row with its record. */
export const FigureRowsDialog = ({ projectId, currency, title, onClose, ...asked }: Props) => {
  const t = useTranslate();
  const id = useId();
  const format = useFormat();
  const kontor = useKontor();
  const nameOf = useSubjectName();
  const rows = useQuery({
    queryKey: ['projects', 'figures', projectId, asked],
    queryFn: ({ signal }) =>
      kontor.call<ProjectFigureRow[]>('GET', `/projects/${projectId}/figures/rows`, { query: asked, signal }),
  });
  const isOfHours = asked.figure === 'labour' || asked.figure === 'unbilledHours';
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id} variant="h2">
        {title}
      </DialogTitle>
      <DialogContent sx={{ px: { xs: 2, sm: 3 } }}>
        <ReportBody query={rows} isEmpty={(all) => all.length === 0} emptyText={t('project_figures.rows.empty')}>
          {(all) => (
            <>
              <FiguresTable
                label={title}
                rows={all.map((row, at) => ({ ...row, at }))}
                keyOf={({ at }) => String(at)}
                columns={[
                  { label: t('project_figures.rows.date'), draw: ({ date }) => format.date(date) },
                  {
                    label: t('project_figures.rows.record'),
                    draw: ({ subject, id: recordId, text }) => {
                      const name = text ?? `${nameOf(subject)} #${recordId}`;
                      const resource = resourceOf(subject);
                      const to = resource?.show ? linkTo(subject, recordId) : resource?.edit && `/${resource.name}/${recordId}`;
                      return to ? (
                        <TextLink component={Link} to={to}>
                          {name}
                        </TextLink>
                      ) : (
                        name
                      );
                    },
                  },
                  ...(isOfHours
                    ? [
                        {
                          label: t('project_figures.profit.hours'),
                          numeric: true,
                          draw: ({ minutes }: ProjectFigureRow) => format.clock(minutes),
                        },
                      ]
                    : []),
                  {
                    label: t('project_figures.rows.amount'),
                    numeric: true,
                    draw: ({ amount }: ProjectFigureRow) => format.money(amount, currency),
                  },
                ]}
              />
              <Typography variant="body2" sx={{ mt: 1.5, textAlign: 'end', fontWeight: 650 }}>
                {t('project_figures.rows.total', { amount: format.money(sum(all.map(({ amount }) => amount ?? 0)), currency) })}
              </Typography>
            </>
          )}
        </ReportBody>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{t('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
