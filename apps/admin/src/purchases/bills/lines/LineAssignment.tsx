import { billedUnitPrice, markUpOf, type BillLineTotals, type CustomerRecord, type ProjectRecord } from '@kontor/domain';
import { Box } from '@mui/material';
import { useMemo } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { unitChoices } from '../../../documents/lines/choices.ts';
import { NumberCell } from '../../../documents/lines/NumberCell.tsx';
import { SelectCell } from '../../../documents/lines/SelectCell.tsx';
import { useBasis } from '../../../documents/values/BasisContext.ts';
import { useFieldName } from '../../../documents/values/useFieldName.ts';
import { Nothing } from '../../../platform/format/Nothing.tsx';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { BooleanInput } from '../../../platform/inputs/BooleanInput.tsx';
import { ReferencePicker } from '../../../platform/inputs/picker/ReferencePicker.tsx';
import { useLineFigure } from '../form/BillFigures.tsx';
import { useLinesBasis } from './lineStart.ts';

type Props = { index: number; label: (field: string) => string; describedBy: string };

const isNumber = (value: number | null | undefined): value is number => typeof value === 'number' && !Number.isNaN(value);

/** The mark-ups that count where the line has none. */
function useMarkUps(index: number) {
  const { organisation } = useBasis();
  const [projectId, customerId] = useWatch({ name: [`lines.${index}.projectId`, `lines.${index}.customerId`] }) as (
    number | null
  )[];
  const { data: project } = useGetOne<ProjectRecord>('projects', { id: projectId ?? 0 }, { enabled: Boolean(projectId) });
  const { data: customer } = useGetOne<CustomerRecord>('customers', { id: customerId ?? 0 }, { enabled: Boolean(customerId) });
  return {
    project: projectId ? project?.markUpPercent : null,
    customer: customerId ? customer?.markUpPercent : null,
    organisation: organisation?.markUpPercent,
  };
}

/** What one unit costs the firm, and what the customer pays for it. */
const CostAndPrice = ({ index }: { index: number }) => {
  const t = useTranslate();
  const format = useFormat();
  const at = (field: string) => `lines.${index}.${field}`;
  const [currency, quantity, typed, unitCost, outlay] = useWatch({
    name: ['currency', at('quantity'), at('markUpPercent'), at('unitCost'), at('outlay')],
  }) as [string, number | null, number | null, number | null, boolean];
  const priceAt = (markUp: number) => (line: BillLineTotals) =>
    isNumber(quantity) && quantity !== 0 ? billedUnitPrice({ ...line, quantity }, markUp) : Number.NaN;
  const usual = markUpOf({ ...useMarkUps(index), line: isNumber(typed) ? typed : null });
  const markUp = outlay ? 0 : usual;
  const cost = useLineFigure(index, priceAt(0));
  const price = useLineFigure(index, priceAt(markUp));
  const money = (value: number | undefined) =>
    isNumber(value) && unitCost !== null ? <bdi>{format.money(value, currency)}</bdi> : <Nothing />;
  return (
    <Box className="wide" role="group" sx={{ display: 'flex', gap: 3, flexWrap: 'wrap', fontVariantNumeric: 'tabular-nums' }}>
      <span>
        <span className="name">{t('bills.lines.cost_each')}</span>
        {money(cost)}
      </span>
      <span>
        <span className="name">{t('bills.lines.price_each', { markUp: format.percent(markUp) })}</span>
        <b>{money(price)}</b>
      </span>
    </Box>
  );
};

/** What a line is bought for: project, customer, what they are billed; and its rarely used fields. */
export const LineAssignment = ({ index, label, describedBy }: Props) => {
  const t = useTranslate();
  const wordOf = useFieldName();
  const { units } = useBasis();
  const { isCredit = false } = useLinesBasis();
  const { setValue, getValues, clearErrors } = useFormContext();
  const at = (field: string) => `lines.${index}.${field}`;
  const choices = useMemo(() => unitChoices(units), [units]);
  const [customerId, billable, outlay] = useWatch({ name: [at('customerId'), at('billable'), at('outlay')] }) as [
    number | null,
    boolean,
    boolean,
  ];
  const set = (field: string, value: number | boolean | null) => setValue(at(field), value, { shouldDirty: true });
  const followProject = (project: ProjectRecord | undefined) => {
    if (project) set('customerId', project.customerId);
    clearErrors(at('projectId'));
  };
  const followCustomer = (customer: CustomerRecord | undefined) => {
    clearErrors(at('projectId'));
    if (getValues(at('projectId'))) set('projectId', null);
    if (!customer) set('projectId', null);
  };
  const number = (field: string, places?: number) => (
    <div>
      <span className="name" aria-hidden>
        {wordOf(field)}
      </span>
      <NumberCell name={at(field)} label={label(field)} places={places} describedBy={describedBy} />
    </div>
  );
  return (
    <div
      className="assign"
      role="group"
      aria-label={t(isCredit ? 'bills.lines.more_at' : 'bills.lines.assign_at', { n: index + 1 })}
    >
      <ReferencePicker<ProjectRecord>
        source={at('projectId')}
        reference="projects"
        label={wordOf('projectId')}
        filter={customerId ? { customerId } : undefined}
        helperText={false}
        onRecord={followProject}
      />
      {!isCredit && (
        <>
          <ReferencePicker<CustomerRecord>
            source={at('customerId')}
            reference="customers"
            label={wordOf('customerId')}
            helperText={false}
            onRecord={followCustomer}
          />
          <BooleanInput
            source={at('billable')}
            label={wordOf('billable')}
            helperText={false}
            sx={{ mt: 1.25 }}
            onChange={() => set('outlay', false)}
          />
        </>
      )}
      {billable && (
        <BooleanInput
          source={at('outlay')}
          label={wordOf('outlay')}
          helperText={false}
          sx={{ mt: 1.25 }}
          // An outlay has no mark-up: what was typed would be refused out of sight.
          onChange={() => set('markUpPercent', null)}
        />
      )}
      {billable && !outlay && number('markUpPercent')}
      {billable && <CostAndPrice index={index} />}
      <div>
        <span className="name" aria-hidden>
          {wordOf('unit')}
        </span>
        <SelectCell name={at('unit')} label={label('unit')} choices={choices} describedBy={describedBy} />
      </div>
      {number('discountPercent')}
      {!outlay && number('deductiblePercent')}
    </div>
  );
};
