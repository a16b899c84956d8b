import { IssueStockInput, type ItemRecord, type UserRecord } from '@kontor/domain';
import { TextInput, useGetOne, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useToday } from '../../platform/api/useToday.ts';
import { FormDialog } from '../../platform/form/FormDialog.tsx';
import { useValidation } from '../../platform/form/validateWith.ts';
import { DateInput } from '../../platform/inputs/DateInput.tsx';
import { DecimalInput } from '../../platform/inputs/MoneyInput.tsx';
import { ReferencePicker } from '../../platform/inputs/picker/ReferencePicker.tsx';
import { Sizes } from './Sizes.tsx';
import { useMoveStock } from './useMoveStock.ts';

type Props = {
  /** What is issued, unless it is chosen here. */
  item?: ItemRecord;
  /** The person who takes it, unless chosen here. */
  holder?: UserRecord;
  onClose: () => void;
};

const SizesOfChosen = () => {
  const id = useWatch({ name: 'holderId' }) as number | null;
  const { data } = useGetOne<UserRecord>('users', { id: id ?? 0 }, { enabled: id !== null });
  return data && id === data.id ? <Sizes user={data} /> : null;
};

/** Issues goods to a person, with the sizes that their page knows. */
export const IssueDialog = ({ item, holder, onClose }: Props) => {
  const t = useTranslate();
  const move = useMoveStock();
  const field = (name: string) => t(`resources.stockMoves.fields.${name}`);
  return (
    <FormDialog
      title={t('stockMoves.issue.title', { name: item?.name ?? holder?.displayName ?? '' })}
      text={t('stockMoves.issue.text')}
      submitLabel={t('stockMoves.issue.save')}
      defaults={{ itemId: item?.id ?? null, holderId: holder?.id ?? null, moveDate: useToday(), quantity: 1, note: null }}
      resolver={useValidation(IssueStockInput)}
      run={({ note, ...input }: IssueStockInput) => move('issue', { ...input, ...(note && { note }) })}
      success="stockMoves.issue.done"
      onClose={onClose}
    >
      {!item && (
        <ReferencePicker
          source="itemId"
          reference="items"
          label={t('stockMoves.issue.item')}
          filter={{ stockTracked: true, active: true }}
          sort={{ field: 'name', order: 'ASC' }}
          optionText="name"
          required
          autoFocus
        />
      )}
      {holder ? (
        <Sizes user={holder} />
      ) : (
        <>
          <ReferencePicker
            source="holderId"
            reference="users"
            label={field('holderName')}
            filter={{ active: true }}
            sort={{ field: 'displayName', order: 'ASC' }}
            optionText="displayName"
            required
            autoFocus
          />
          <SizesOfChosen />
        </>
      )}
      <DateInput source="moveDate" label={field('moveDate')} required />
      <DecimalInput source="quantity" label={field('quantity')} required />
      <TextInput source="note" label={field('note')} helperText={false} />
    </FormDialog>
  );
};
