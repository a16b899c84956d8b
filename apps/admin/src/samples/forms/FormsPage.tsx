import { useTranslate } from 'react-admin';
import { part } from '../../platform/page/page.ts';
import { Sheet } from '../kit/Sheet.tsx';

const ExampleForm = part(() => import('./ExampleForm.tsx').then((m) => m.ExampleForm));
const InputStates = part(() => import('./InputStates.tsx').then((m) => m.InputStates));
const OtherForms = part(() => import('./OtherForms.tsx').then((m) => m.OtherForms));

/** All inputs in one form, each in its states, and forms without a page. Nothing is saved. */
export const FormsPage = () => {
  const t = useTranslate();
  return (
    <Sheet
      title={t('pages./forms/index')}
      text={t('forms.text')}
      tabs={[
        { key: 'inputs', label: t('forms.tabs.inputs'), content: <ExampleForm /> },
        { key: 'states', label: t('forms.tabs.states'), content: <InputStates /> },
        { key: 'others', label: t('forms.tabs.others'), content: <OtherForms /> },
      ]}
    />
  );
};
