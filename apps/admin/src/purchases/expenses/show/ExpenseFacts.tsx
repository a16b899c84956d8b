import { classifierTypes, type ExpenseRecord } from '@kontor/domain';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { FactLink } from '../../../documents/page/documentFacts.tsx';
import { useClassifierChoices } from '../../../firm/classifiers/useClassifierChoices.ts';
import { may } from '../../../platform/api/ability.ts';
import { useKontor } from '../../../platform/api/dataProvider.ts';
import { maySee } from '../../../platform/api/maySee.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { termsQuery } from '../form/terms.ts';
import { Facts, type Fact } from '../../../platform/record/Facts.tsx';

/** What was spent, on what, and how far it is decided. */
export const ExpenseFacts = ({ expense }: { expense: ExpenseRecord }) => {
  const t = useTranslate();
  const format = useFormat();
  const { nameOf: categoryOf } = useClassifierChoices(classifierTypes.expenseCategory);
  const field = (name: string) => t(`resources.expenses.fields.${name}`);
  const { currency, projectId, customerId, billable, unitPrice, baseAmount, taxName } = expense;
  const amounts = maySee('Expense', 'amount');
  const base = useQuery(termsQuery(useKontor())).data?.baseCurrency;
  const money = (value: number, at: string | undefined = currency) => format.money(value, at);
  const linked = (subject: 'Project' | 'Customer', path: string, id: number | null, name: string | null) =>
    id !== null && name !== null && (may('show', subject) ? <FactLink to={`/${path}/${id}/show`} text={name} /> : name);
  const sums: (Fact | false)[] = amounts
    ? [
        { label: field('amount'), value: money(expense.amount) },
        base !== undefined &&
          currency !== base && {
            label: field('baseAmount'),
            value: [money(baseAmount, base), format.rate(expense, currency, base), expense.exchangeRateSource]
              .filter(Boolean)
              .join(' · '),
          },
        { label: field('tax'), value: [money(expense.tax), taxName && format.taxName(taxName)].filter(Boolean).join(' · ') },
        { label: field('net'), value: money(expense.net) },
        expense.deductiblePercent !== 100 && { label: field('deductibleTax'), value: money(expense.deductibleTax) },
      ]
    : [];
  const tripFacts = ({ kind, quantity, unitAmount, passengers, passengerAmount, travelRateName }: ExpenseRecord): Fact[] => {
    if (kind === 'receipt' || quantity === null) return [];
    const sum = `expenses.trip.sum.${kind}${passengers && passengerAmount ? '_with_passengers' : ''}`;
    const figures = {
      quantity: format.number(quantity),
      passengers: format.number(passengers),
      each: money(unitAmount ?? 0),
      addition: money(passengerAmount ?? 0),
      amount: money(expense.amount),
    };
    return [
      { label: t(`expenses.kinds.${kind}`), value: amounts ? t(sum, figures) : format.number(quantity) },
      { label: field('travelRateName'), value: travelRateName },
    ];
  };
  return (
    <Facts
      facts={[
        { label: field('userId'), value: expense.userName },
        {
          label: field('expenseDate'),
          value: [expense.expenseDate, expense.endDate]
            .filter((day, at) => day && (at === 0 || day !== expense.expenseDate))
            .map((day) => format.date(day))
            .join(' – '),
        },
        ...tripFacts(expense),
        ...sums,
        { label: field('categoryId'), value: categoryOf(expense.categoryId) },
        { label: field('vendorName'), value: expense.vendorName },
        { label: field('paidBy'), value: t(`expenses.payers.${expense.paidBy}`) },
        { label: field('projectId'), value: linked('Project', 'projects', projectId, expense.projectName) },
        { label: field('customerId'), value: linked('Customer', 'customers', customerId, expense.customerName) },
        billable && {
          label: field('billable'),
          value:
            maySee('Expense', 'unitPrice') && unitPrice !== null
              ? expense.outlay
                ? t('expenses.price_outlay', { amount: money(unitPrice) })
                : t('expenses.price', { amount: money(unitPrice), markUp: format.percent(expense.markUp) })
              : t('ra.boolean.true'),
        },
        expense.outlay && { label: field('outlay'), value: t('ra.boolean.true') },
        expense.submittedAt !== null && { label: field('submittedAt'), value: format.dateTime(expense.submittedAt) },
        expense.approvedAt !== null && {
          label: field('approvedAt'),
          value: [format.dateTime(expense.approvedAt), expense.approvedByName].filter(Boolean).join(' · '),
        },
        expense.reimbursedDate !== null && { label: field('reimbursedDate'), value: format.date(expense.reimbursedDate) },
        expense.comment !== null && {
          label: expense.kind === 'receipt' ? field('comment') : t('expenses.trip.purpose'),
          value: expense.comment,
          wide: true,
        },
      ]}
    />
  );
};
