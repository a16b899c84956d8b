import { agendaKinds, calendars, type AgendaKind, type Calendar } from '@kontor/domain';
import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { looks } from './looks.ts';
import type { CalendarChoice } from './useCalendarChoice.ts';

type Props = { choice: CalendarChoice; onChoose: (change: Partial<CalendarChoice>) => void };

/** The person's five calendars, and separately the firm's dates, which are off by default. */
export const CalendarFilters = ({ choice, onChoose }: Props) => (
  <>
    <Choices<Calendar>
      title="calendar.mine"
      all={calendars}
      chosen={choice.calendars}
      onChoose={(some) => onChoose({ calendars: some })}
    />
    <Choices<AgendaKind>
      title="calendar.from_kontor"
      all={agendaKinds}
      chosen={choice.kontor}
      onChoose={(some) => onChoose({ kontor: some })}
    />
  </>
);

type ChoicesProps<T extends Calendar | AgendaKind> = {
  title: string;
  all: readonly T[];
  chosen: readonly T[];
  onChoose: (chosen: T[]) => void;
};
const Choices = <T extends Calendar | AgendaKind>({ title, all, chosen, onChoose }: ChoicesProps<T>) => {
  const t = useTranslate();
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography id={id} component="h2" variant="overline" color="textSecondary">
        {t(title)}
      </Typography>
      <Box sx={{ display: 'flex', flexDirection: { xs: 'row', md: 'column' }, flexWrap: 'wrap', columnGap: 1 }}>
        {all.map((one) => {
          const { tone, icon: Icon } = looks[one];
          return (
            <FormControlLabel
              key={one}
              control={
                <Checkbox
                  size="small"
                  checked={chosen.includes(one)}
                  onChange={(_event, checked) =>
                    onChoose(all.filter((other) => (other === one ? checked : chosen.includes(other))))
                  }
                  sx={{ color: `kontor.tone.${tone}`, '&.Mui-checked': { color: `kontor.tone.${tone}` } }}
                />
              }
              label={
                <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
                  <Icon sx={{ fontSize: 18, color: `kontor.tone.${tone}` }} />
                  {t(`calendar.lists.${one}`)}
                </Box>
              }
              sx={{ mr: 0 }}
            />
          );
        })}
      </Box>
    </Box>
  );
};
