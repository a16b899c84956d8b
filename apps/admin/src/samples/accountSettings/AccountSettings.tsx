import { AccountSettingInput, type AccountSetting } from '@kontor/domain';
import { Box, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import { useValidation } from '../../platform/form/validateWith.ts';
import { BooleanInput } from '../../platform/inputs/BooleanInput.tsx';
import { DateInput } from '../../platform/inputs/DateInput.tsx';
import { FormSection, Wide } from '../../platform/form/FormSection.tsx';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { PageTabs } from '../../platform/page/PageTabs.tsx';
import { PictureInput } from '../pages/PictureInput.tsx';
import { SampleForm } from '../pages/SampleForm.tsx';
import { SamplePageBody } from '../pages/SamplePageBody.tsx';
import { useChangeSample, useSamplePage } from '../pages/useSamplePage.ts';
import { Connections } from './Connections.tsx';

const sorted = {
  activity: ['commentOnArticle', 'answerOnForm', 'followMe'],
  news: ['newAnnouncements', 'productUpdates', 'blogDigest'],
} as const;

/** Four tabs, each with its own form. */
export const AccountSettings = () => {
  const t = useTranslate();
  const query = useSamplePage<AccountSetting>('/account-setting/data');
  const tab = (key: string, content: ReactNode) => ({ key, label: t(`accountSetting.tabs.${key}`), content });
  return (
    <Box sx={{ maxWidth: 960, mx: 'auto' }}>
      <PageHeader title={t('pages./accountSettings/index')} subtitle={t('accountSetting.text')} />
      <SamplePageBody query={query} skeleton={<Skeleton variant="rounded" height={420} />}>
        {(setting) => (
          <PageTabs
            label={t('accountSetting.tabs.label')}
            tabs={[
              tab('general', <General {...setting} />),
              tab('info', <Info {...setting} />),
              tab('social', <Social {...setting} />),
              tab('notification', <Notification {...setting} />),
            ]}
          />
        )}
      </SamplePageBody>
    </Box>
  );
};

/** One tab, saved on its own. */
const Tab = ({ record, part, children }: { record: object; part: string; children: ReactNode }) => {
  const resolver = useValidation(AccountSettingInput);
  const change = useChangeSample();
  return (
    <SampleForm
      record={record}
      resolver={resolver}
      save={(values) => change('/account-setting/data', { [part]: values[part] as object })}
    >
      {children}
    </SampleForm>
  );
};

const General = ({ general }: AccountSetting) => {
  const t = useTranslate();
  return (
    <Tab part="general" record={{ general }}>
      <FormSection title={t('accountSetting.tabs.general')}>
        <Wide>
          <PictureInput source="general.avatar" label={t('accountSetting.general.avatar')} widest={256} round />
        </Wide>
        <TextInput source="general.username" label={t('accountSetting.general.username')} required helperText={false} />
        <TextInput source="general.fullName" label={t('accountSetting.general.fullName')} required helperText={false} />
        <TextInput source="general.email" type="email" label={t('accountSetting.general.email')} required helperText={false} />
        <TextInput source="general.company" label={t('accountSetting.general.company')} helperText={false} />
      </FormSection>
    </Tab>
  );
};

const Info = ({ info }: AccountSetting) => {
  const t = useTranslate();
  return (
    <Tab part="info" record={{ info }}>
      <FormSection title={t('accountSetting.tabs.info')}>
        <Wide>
          <TextInput source="info.bio" label={t('accountSetting.info.bio')} multiline minRows={3} helperText={false} />
        </Wide>
        <DateInput source="info.dob" label={t('accountSetting.info.dob')} />
        <TextInput source="info.country" label={t('accountSetting.info.country')} helperText={false} />
        <TextInput source="info.website" type="url" label={t('accountSetting.info.website')} helperText={false} />
        <TextInput source="info.phone" type="tel" label={t('accountSetting.info.phone')} helperText={false} />
      </FormSection>
    </Tab>
  );
};

const names = {
  twitter: 'Twitter',
  facebook: 'Facebook',
  google: 'Google',
  linkedIn: 'LinkedIn',
  instagram: 'Instagram',
  quora: 'Quora',
} as const;

const Social = ({ social }: AccountSetting) => {
  const t = useTranslate();
  return (
    <>
      <Tab part="socialLinks" record={{ socialLinks: social.socialLinks }}>
        <FormSection title={t('accountSetting.links')}>
          {Object.entries(names).map(([key, name]) => (
            <TextInput key={key} source={`socialLinks.${key}`} type="url" label={name} helperText={false} />
          ))}
        </FormSection>
      </Tab>
      <Connections connections={social.connections} />
    </>
  );
};

const Notification = ({ notification }: AccountSetting) => {
  const t = useTranslate();
  return (
    <Tab part="notification" record={{ notification }}>
      {Object.entries(sorted).map(([group, flags]) => (
        <FormSection key={group} title={t(`accountSetting.${group}`)}>
          {flags.map((flag) => (
            <Wide key={flag}>
              <BooleanInput source={`notification.${flag}`} label={t(`accountSetting.notification.${flag}`)} />
            </Wide>
          ))}
        </FormSection>
      ))}
    </Tab>
  );
};
