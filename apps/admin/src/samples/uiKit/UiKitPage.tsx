import { useTranslate } from 'react-admin';
import { part } from '../../platform/page/page.ts';
import { Sheet } from '../kit/Sheet.tsx';

const Look = part(() => import('./Look.tsx').then((m) => m.Look));
const Actions = part(() => import('./Actions.tsx').then((m) => m.Actions));
const Fields = part(() => import('./Fields.tsx').then((m) => m.Fields));
const Values = part(() => import('./Values.tsx').then((m) => m.Values));
const Cards = part(() => import('./Cards.tsx').then((m) => m.Cards));
const Lists = part(() => import('./Lists.tsx').then((m) => m.Lists));
const Records = part(() => import('./Records.tsx').then((m) => m.Records));
const Reports = part(() => import('./Reports.tsx').then((m) => m.Reports));
const States = part(() => import('./States.tsx').then((m) => m.States));

/** All components in all their states: the test sheet for design, and the place to look before building another. */
export const UiKitPage = () => {
  const t = useTranslate();
  return (
    <Sheet
      title={t('pages./uiKit/index')}
      text={t('uiKit.text')}
      tabs={[
        { key: 'look', label: t('uiKit.tabs.look'), content: <Look /> },
        { key: 'actions', label: t('uiKit.tabs.actions'), content: <Actions /> },
        { key: 'fields', label: t('uiKit.tabs.fields'), content: <Fields /> },
        { key: 'values', label: t('uiKit.tabs.values'), content: <Values /> },
        { key: 'cards', label: t('uiKit.tabs.cards'), content: <Cards /> },
        { key: 'lists', label: t('uiKit.tabs.lists'), content: <Lists /> },
        { key: 'records', label: t('uiKit.tabs.records'), content: <Records /> },
        { key: 'reports', label: t('uiKit.tabs.reports'), content: <Reports /> },
        { key: 'states', label: t('uiKit.tabs.states'), content: <States /> },
      ]}
    />
  );
};
