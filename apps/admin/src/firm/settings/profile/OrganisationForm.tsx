import { OrganisationInput } from '@kontor/domain';
import { Box, Card, CardContent } from '@mui/material';
import { useEffect, type ReactNode } from 'react';
import { Form, useRecordContext, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { may } from '../../../platform/api/ability.ts';
import { SaveBar } from '../../../platform/form/SaveBar.tsx';
import { TypingGuard } from '../../../platform/form/typing/TypingGuard.tsx';
import { TellFixed } from '../../../platform/form/TellFixed.tsx';
import { TellDirty, useHeldRecord } from '../../../platform/form/useHeldRecord.tsx';
import { useNamedField } from '../../../platform/form/useNamedField.ts';
import { useValidation } from '../../../platform/form/validateWith.ts';
import { InvoicingInputs } from './InvoicingInputs.tsx';
import { ProfileInputs } from './ProfileInputs.tsx';
import { sectionOf, sections, type Section } from '../sections.ts';
import { SideNav } from '../SideNav.tsx';
import { WorkingTimeInputs } from './WorkingTimeInputs.tsx';

const inputs: Partial<Record<Section, () => React.JSX.Element>> = {
  profile: ProfileInputs,
  invoicing: InvoicingInputs,
  workingTime: WorkingTimeInputs,
};

/** One form for all sections of the organisation itself; lists with their own forms are passed in. */
export const OrganisationForm = ({ section, children }: { section: Section; children: ReactNode }) => {
  const readOnly = !may('edit', 'Organisation');
  const record = useRecordContext();
  const { held, onDirty } = useHeldRecord(record);
  useNamedField();
  return (
    <Form record={held} resolver={useValidation(OrganisationInput)} noValidate>
      <TellDirty record={record} onDirty={onDirty} />
      <TellFixed />
      <TypingGuard />
      <Box sx={layout}>
        <Nav section={section} />
        <Box sx={{ minWidth: 0 }}>
          {children}
          <Box component="fieldset" disabled={readOnly} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
            {Object.entries(inputs).map(([name, Inputs]) => (
              <Card key={name} hidden={name !== section}>
                <CardContent sx={{ p: { xs: 2, sm: 3 }, maxWidth: 880 }}>
                  <Inputs />
                </CardContent>
              </Card>
            ))}
          </Box>
          {!readOnly && <SaveBar />}
        </Box>
      </Box>
    </Form>
  );
};

const layout = {
  display: 'grid',
  gap: { xs: 1.5, md: 3 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '208px minmax(0, 1fr)' },
} as const;

/** Marks the sections with a refused field, and opens the first of them when the open one has none. */
const Nav = ({ section }: { section: Section }) => {
  const t = useTranslate();
  const [, setParams] = useSearchParams();
  const { errors, submitCount, isSubmitting } = useFormState();
  const wrong = new Set(Object.keys(errors).map(sectionOf));
  const first = sections().find((one) => wrong.has(one));
  const astray = first !== undefined && !wrong.has(section);
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting && astray && first) setParams({ section: first }, { replace: true });
    // Only a new attempt to save changes the section; afterwards the reader may open any.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [submitCount, isSubmitting]);
  return (
    <SideNav
      label={t('settings.sections_label')}
      current={section}
      entries={sections().map((key) => ({
        key,
        label: t(`settings.sections.${key}`),
        to: `?section=${key}`,
        problem: wrong.has(key) ? t('settings.has_problems') : undefined,
      }))}
    />
  );
};
