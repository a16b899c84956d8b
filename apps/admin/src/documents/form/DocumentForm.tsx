import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Box, Button, useMediaQuery, type Theme } from '@mui/material';
import { Suspense, useState, type ReactNode } from 'react';
import { Form, ResourceContextProvider, useGetResourceLabel, useStore, useTranslate } from 'react-admin';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { ResourceName } from '../../platform/api/resource.ts';
import { StatusChip } from '../../platform/format/StatusChip.tsx';
import { Once } from '../../platform/page/Once.tsx';
import { part } from '../../platform/page/page.ts';
import { LeaveGuard } from '../../platform/form/typing/LeaveGuard.tsx';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { LocalDraft } from '../draft/LocalDraft.tsx';
import type { LocalDrafts } from '../draft/localDraft.ts';
import { BasisContext, type Basis } from '../values/BasisContext.ts';
import { DateFieldContext } from '../values/dateField.ts';
import type { DocumentValues } from '../values/documentValues.ts';
import { DiscardItem } from './DiscardItem.tsx';
import { EditorBar } from './EditorBar.tsx';
import { ForgetFixed } from './errors/ForgetFixed.tsx';
import { Problems } from './errors/Problems.tsx';
import { LeaveWhenSaved } from './LeaveWhenSaved.tsx';
import { TreatedBasis } from './TreatedBasis.tsx';
import type { useSaveDocument } from './useSaveDocument.ts';
import { useNamedField } from '../../platform/form/useNamedField.ts';

const EditorQuestions = part(() => import('./EditorQuestions.tsx').then((m) => m.EditorQuestions));

type Props<T extends DocumentValues> = {
  resource: ResourceName;
  /** The field with the document's date. */
  dateField: keyof T & string;
  basis: Basis;
  title: string;
  defaults: T;
  /** The document to edit; undefined for a new one. */
  document: { id: number; version: number } | undefined;
  resolver: Resolver<FieldValues>;
  saving: ReturnType<typeof useSaveDocument<T, never>>;
  drafts: LocalDrafts<T>;
  /** The preview, shown beside the form on a wide screen if the person wants it. */
  preview?: ReactNode;
  /** It is no draft of a document, but what documents are made from: it is saved, never sent. */
  isTemplate?: boolean;
  children: ReactNode;
};

/**
 * The editor of a new or existing draft: header, restored values, errors, the sections of the kind, the preview, and a bar with the total
 * and the save buttons.
 */
export const DocumentForm = <T extends DocumentValues>(props: Props<T>) => {
  const {
    resource,
    dateField,
    basis,
    title,
    defaults,
    document,
    resolver,
    saving,
    drafts,
    preview,
    isTemplate = false,
    children,
  } = props;
  const t = useTranslate();
  const labelOf = useGetResourceLabel();
  const [initial] = useState(defaults);
  const roomy = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'));
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('xl'));
  const [wanted, setWanted] = useStore<boolean | null>(`${resource}.preview`, null);
  const isPreviewed = Boolean(preview) && roomy && (wanted ?? wide);
  const { submit, question, saved, then } = saving;
  useNamedField();
  return (
    <BasisContext.Provider value={basis}>
      <DateFieldContext.Provider value={dateField}>
        <ResourceContextProvider value={resource}>
          <Form
            defaultValues={initial}
            resolver={resolver}
            onSubmit={submit}
            reValidateMode="onBlur"
            shouldFocusError={false}
            noValidate
            disableInvalidFormNotification
          >
            <LeaveGuard />
            <PageHeader
              title={title}
              breadcrumb={[{ label: labelOf(resource, 2), to: `/${resource}/index` }]}
              status={!isTemplate && <StatusChip status="draft" />}
              secondary={
                preview &&
                roomy && (
                  <Button
                    startIcon={isPreviewed ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
                    aria-pressed={isPreviewed}
                    onClick={() => setWanted(!isPreviewed)}
                  >
                    {t(isPreviewed ? 'documents.form.hide_preview' : 'documents.form.preview')}
                  </Button>
                )
              }
              overflow={<DiscardItem />}
            />
            <Box sx={isPreviewed ? beside : alone}>
              <Box sx={{ minWidth: 0 }}>
                <LocalDraft
                  drafts={drafts}
                  id={document?.id ?? null}
                  version={document?.version ?? null}
                  saved={Boolean(saved)}
                  customerId={document ? null : initial.customerId}
                />
                <Problems />
                <TreatedBasis>{children}</TreatedBasis>
              </Box>
              {isPreviewed && <Suspense fallback={<div />}>{preview}</Suspense>}
            </Box>
            <EditorBar then={then} isTemplate={isTemplate} />
            <ForgetFixed />
            <LeaveWhenSaved resource={resource} saved={saved} />
            <Once wanted={Boolean(question)}>
              <EditorQuestions question={question} id={document?.id} />
            </Once>
          </Form>
        </ResourceContextProvider>
      </DateFieldContext.Provider>
    </BasisContext.Provider>
  );
};

const alone = { display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const beside = { ...alone, gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } as const;
