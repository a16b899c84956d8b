import { projectMachine, type ProjectRecord, type ProjectVerb } from '@kontor/domain';
import { MenuItem } from '@mui/material';
import { useTranslate } from 'react-admin';
import { may } from '../../../platform/api/ability.ts';
import { TransitionItem } from '../../../platform/action/TransitionItem.tsx';
import { DeleteAction } from '../../../platform/action/DeleteAction.tsx';
import { maySee } from '../../../platform/api/maySee.ts';

/** Updating rates needs the right to set the project's rate and to see the rates of hours. */
const mayReprice = (project: ProjectRecord): boolean =>
  may('edit', 'Project', project) && maySee('Project', 'hourlyRate') && maySee('TimeEntry', 'billingRate');

const order: readonly ProjectVerb[] = ['activate', 'hold', 'complete', 'cancel'];

/** Occasional commands on a project; undefined when the person may use none. */
export function projectMenu(project: ProjectRecord, onReprice: () => void) {
  const possible = projectMachine.actionsFrom(project.status);
  const entries = [
    ...order
      .filter((verb) => possible.includes(verb) && may(verb, 'Project', project))
      .map((verb) => <TransitionItem key={verb} verb={verb} danger={verb === 'cancel'} />),
    mayReprice(project) && <RepriceItem key="reprice" onClick={onReprice} />,
    may('delete', 'Project', project) && <DeleteAction key="delete" asMenuItem />,
  ].filter(Boolean);
  return entries.length ? entries : undefined;
}

const RepriceItem = ({ onClick, ...rest }: { onClick: () => void }) => {
  const t = useTranslate();
  return (
    <MenuItem {...rest} onClick={onClick}>
      {t('projects.reprice.action')}
    </MenuItem>
  );
};
