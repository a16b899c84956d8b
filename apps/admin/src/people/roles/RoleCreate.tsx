import { RoleInput, type RoleRecord, type RoleRight } from '@kontor/domain';
import { useGetOne, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { FormPage } from '../../platform/form/FormPage.tsx';
import { useValidation } from '../../platform/form/validateWith.ts';
import { allRights } from './rightChanges.ts';
import { RoleInputs } from './RoleInputs.tsx';
import { useRoleName } from './useRoleName.ts';

const reads = (subject: string): RoleRight => ({ subject, verbs: ['read'], ownVerbs: [], hidden: [] });
/** Without these, the start page and most choices would be empty. */
const start = allRights([reads('Dashboard'), reads('Classifier')]);

/** A new role, or a copy of the role in `?copy=`. */
export const RoleCreate = () => {
  const t = useTranslate();
  const nameOf = useRoleName();
  const resolver = useValidation(RoleInput);
  const copied = Number(useSearchParams()[0].get('copy'));
  const { data: model, isPending } = useGetOne<RoleRecord>('roles', { id: copied }, { enabled: copied > 0 });
  if (copied > 0 && isPending) return null;
  const defaults = model
    ? { name: t('roles.copy_of', { name: nameOf(model) }), rights: allRights(model.rights) }
    : { name: '', rights: start };
  return (
    <FormPage mode="create" title={t('roles.new')} resolver={resolver} defaultValues={defaults} bare>
      <RoleInputs />
    </FormPage>
  );
};
