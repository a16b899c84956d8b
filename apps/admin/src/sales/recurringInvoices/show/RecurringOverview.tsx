import { nextDates, periodBilledOn, type RecurringInvoiceDetail } from '@kontor/domain';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ActionButton } from '../../../platform/action/ActionButton.tsx';
import { may } from '../../../platform/api/ability.ts';
import { useCommand } from '../../../platform/api/useCommand.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { Facts } from '../../../platform/record/Facts.tsx';
import { useRhythm } from '../useRhythm.ts';

type Props = { recurring: RecurringInvoiceDetail };

/** The next twelve dates, each with the days whose hours it bills and a way to skip it. */
const Dates = ({ recurring }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const command = useCommand('recurringInvoices');
  const { id, nextDate, skipped, billsHours, status } = recurring;
  const dates = nextDate ? nextDates(recurring, { from: nextDate, skipped }) : [];
  const maySkip = status === 'active' && may('skip', 'RecurringInvoice', recurring);
  const periodOf = (date: string): string => {
    const { from, to } = periodBilledOn(recurring, date);
    return t('recurringInvoices.hours_of', { from: format.date(from), to: format.date(to) });
  };
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('recurringInvoices.next_dates')}
      </Typography>
      {!dates.length && <Typography color="textSecondary">{t('recurringInvoices.no_dates')}</Typography>}
      <Box component="ol" sx={list}>
        {dates.map((date) => (
          <Box component="li" key={date} sx={row}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              {format.date(date)}
              {billsHours && (
                <Typography variant="body2" color="textSecondary">
                  {periodOf(date)}
                </Typography>
              )}
            </Box>
            {maySkip && (
              <ActionButton
                variant="text"
                label={t('recurringInvoices.action.skip')}
                confirm={{ text: t('recurringInvoices.confirm.skip', { date: format.date(date) }) }}
                run={() => command(id, 'skip', { date })}
                success="recurringInvoices.done.skip"
              />
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
};

const Lines = ({ recurring }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const { lines, currency, billsHours, hoursBy, total } = recurring;
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('recurringInvoices.lines')}
      </Typography>
      <Box component="ul" sx={list}>
        {lines.map((line) => (
          <Box component="li" key={line.id} sx={row}>
            <Box sx={{ flex: 1, minWidth: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} dir="auto">
              {line.description}
            </Box>
            <Box sx={{ color: 'text.secondary' }}>
              {format.number(line.quantity)} × {format.money(line.unitPrice, currency)}
            </Box>
            <Box sx={{ minWidth: 96, textAlign: 'end' }}>{format.money(line.net, currency)}</Box>
          </Box>
        ))}
        {billsHours && (
          <Box component="li" sx={row}>
            <Box sx={{ flex: 1 }}>{t('recurringInvoices.and_hours')}</Box>
            <Box sx={{ color: 'text.secondary' }}>{t(`recurringInvoices.group.${hoursBy}`)}</Box>
          </Box>
        )}
      </Box>
      <Typography sx={{ textAlign: 'end', fontWeight: 650, mt: 1 }}>
        {t('resources.recurringInvoices.fields.total')}: {format.money(total, currency)}
      </Typography>
    </Box>
  );
};

/** Customer, schedule, lines and next dates. */
export const RecurringOverview = ({ recurring }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const rhythmOf = useRhythm();
  const field = (name: string) => t(`resources.recurringInvoices.fields.${name}`);
  const { customerId, customerName, projectId, projectName, sends, sendTo, nextDate } = recurring;
  const { paymentTermsDays, orderNumber, internalNote, setUpByName, firstDate } = recurring;
  return (
    <>
      <Facts
        facts={[
          { label: field('customerId'), value: <Link to={`/customers/${customerId}/show`}>{customerName}</Link> },
          projectId !== null && {
            label: field('projectId'),
            value: <Link to={`/projects/${projectId}/show`}>{projectName}</Link>,
          },
          { label: t('recurringInvoices.schedule'), value: rhythmOf(recurring) },
          { label: field('nextDate'), value: nextDate && format.date(nextDate) },
          { label: field('firstDate'), value: format.date(firstDate) },
          { label: field('sends'), value: t(`recurringInvoices.makes.${sends ? 'sent' : 'draft'}`) },
          sends && { label: field('sendTo'), value: sendTo ?? t('recurringInvoices.hint.send_to') },
          paymentTermsDays !== null && { label: field('paymentTermsDays'), value: format.number(paymentTermsDays) },
          orderNumber !== null && { label: field('orderNumber'), value: orderNumber },
          { label: field('setUpByName'), value: setUpByName },
          internalNote !== null && { label: field('internalNote'), value: internalNote, wide: true },
        ]}
      />
      <Lines recurring={recurring} />
      <Dates recurring={recurring} />
    </>
  );
};

const list = { listStyle: 'none', m: 0, p: 0 } as const;
const row = {
  ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, py: 0.75 },
  ...{ borderBottom: 1, borderColor: 'divider' },
} as const;
