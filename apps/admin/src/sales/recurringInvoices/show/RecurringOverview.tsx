import { periodBilledOn, type RecurringInvoiceDetail } from '@kontor/domain';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { listRow, plainList, ScheduleDates } from '../../../documents/schedule/ScheduleDates.tsx';
import { useRhythm } from '../../../documents/schedule/useRhythm.ts';
import { templateReferences } from '../../../documents/values/references.ts';
import { may } from '../../../platform/api/ability.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { Facts } from '../../../platform/record/Facts.tsx';

type Props = { recurring: RecurringInvoiceDetail };

/** The next dates, each with the days whose hours it bills. */
const Dates = ({ recurring }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const hours = (date: string) => {
    const { from, to } = periodBilledOn(recurring, date);
    return (
      <Typography variant="body2" color="textSecondary">
        {t('recurringInvoices.hours_of', { from: format.date(from), to: format.date(to) })}
      </Typography>
    );
  };
  return (
    <ScheduleDates
      resource="recurringInvoices"
      recurring={recurring}
      maySkip={may('skip', 'RecurringInvoice', recurring)}
      skipText={(date) => t('recurringInvoices.confirm.skip', { date })}
      more={recurring.billsHours ? hours : undefined}
    />
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
      <Box component="ul" sx={plainList}>
        {lines.map((line) => (
          <Box component="li" key={line.id} sx={listRow}>
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
          <Box component="li" sx={listRow}>
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
  const { paymentTermsDays, internalNote, setUpByName, firstDate } = recurring;
  return (
    <>
      <Facts
        facts={[
          { label: field('customerId'), value: <Link to={`/customers/${customerId}/show`}>{customerName}</Link> },
          projectId !== null && {
            label: field('projectId'),
            value: <Link to={`/projects/${projectId}/show`}>{projectName}</Link>,
          },
          { label: t('schedule.title'), value: rhythmOf(recurring) },
          { label: field('nextDate'), value: nextDate && format.date(nextDate) },
          { label: field('firstDate'), value: format.date(firstDate) },
          recurring.servicePeriod !== 'none' && {
            label: field('servicePeriod'),
            value: t(`schedule.service.${recurring.servicePeriod}`),
          },
          { label: field('sends'), value: t(`recurringInvoices.makes.${sends ? 'sent' : 'draft'}`) },
          sends && { label: field('sendTo'), value: sendTo ?? t('recurringInvoices.hint.send_to') },
          paymentTermsDays !== null && { label: field('paymentTermsDays'), value: format.number(paymentTermsDays) },
          ...templateReferences.map((name) => recurring[name] !== null && { label: field(name), value: recurring[name] }),
          { label: field('setUpByName'), value: setUpByName },
          internalNote !== null && { label: field('internalNote'), value: internalNote, wide: true },
        ]}
      />
      <Lines recurring={recurring} />
      <Dates recurring={recurring} />
    </>
  );
};
