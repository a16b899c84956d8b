import { Card, CardContent } from '@mui/material';
import type { ReactNode } from 'react';
import {
  Create,
  Edit,
  Form,
  useGetResourceLabel,
  useRecordContext,
  useRedirect,
  useResourceContext,
  type RaRecord,
} from 'react-admin';
import type { FieldValues, Resolver } from 'react-hook-form';
import { useNewTitle } from '../api/useNewTitle.ts';
import { PageHeader } from '../page/PageHeader.tsx';
import { RecordFailed } from '../record/RecordFailed.tsx';
import { SaveBar } from './SaveBar.tsx';
import { TypingGuard } from './typing/TypingGuard.tsx';
import { TellFixed } from './TellFixed.tsx';
import { TellDirty, useHeldRecord } from './useHeldRecord.tsx';
import { useNamedField } from './useNamedField.ts';
import { GoBack } from './GoBack.tsx';
import { useWayBack, type WayBack } from './wayBack.ts';
import { AskStale, useStale } from './useStale.tsx';

type Props<T extends RaRecord> = {
  mode: 'create' | 'edit';
  resolver?: Resolver<FieldValues>;
  /** Title of a new record, instead of the default. */
  title?: string;
  saveLabel?: string;
  /** The record's name in the title of an edit page. */
  titleOf?: (record: T) => string;
  /** Values that the record does not have; of the record on an edit page. */
  defaultValues?: object | ((record: T) => object);
  redirect?: string | false | ((resource: string | undefined, id: unknown) => string);
  transform?: (data: T) => object;
  /** Tells that a new record was stored, instead of the default toast. */
  tell?: (record: T) => void;
  headerOf?: (record: T | undefined) => { status?: ReactNode; overflow?: ReactNode; secondary?: ReactNode };
  /** A field that only the record itself has: a row of the list, which lacks it, is no record to edit. */
  whole?: keyof T & string;
  /** Without a card, for forms with their own layout. */
  bare?: boolean;
  children: ReactNode;
};

type BodyProps<T extends RaRecord> = Props<T> & { stale?: ReturnType<typeof useStale>; back?: WayBack };

const Body = <T extends RaRecord>(props: BodyProps<T>) => {
  const { mode, title: given, saveLabel, resolver, titleOf, defaultValues, headerOf, bare, stale, back, children } = props;
  const labelOf = useGetResourceLabel();
  const resource = useResourceContext() ?? '';
  const newTitle = useNewTitle(resource);
  const record = useRecordContext<T>();
  const { held, onDirty } = useHeldRecord(record);
  useNamedField();
  const title = record && titleOf ? titleOf(record) : (given ?? newTitle);
  const saved = mode === 'edit' ? record : undefined;
  return (
    <>
      <PageHeader title={title} breadcrumb={[{ label: labelOf(resource, 2), to: `/${resource}/index` }]} {...headerOf?.(saved)} />
      <GoBack back={back} />
      <Form record={held} resolver={resolver} defaultValues={defaultValues} noValidate>
        <TellDirty record={record} onDirty={onDirty} />
        <TellFixed />
        <TypingGuard />
        {stale && <AskStale theirs={stale.theirs} onSettled={stale.settle} />}
        {bare ? (
          children
        ) : (
          <Card>
            <CardContent>{children}</CardContent>
          </Card>
        )}
        <SaveBar always={mode === 'create'} label={saveLabel} />
      </Form>
    </>
  );
};

/** A create or edit page: title, form, save bar, unsaved-changes guard; refusals of the server appear at the fields. */
export const FormPage = <T extends RaRecord>(props: Props<T>) => {
  const { mode, redirect, transform, whole, tell } = props;
  const stale = useStale();
  const { back, onSaved } = useWayBack();
  const resource = useResourceContext();
  const goTo = useRedirect();
  const common = {
    mutationMode: 'pessimistic' as const,
    redirect: redirect ?? 'show',
    transform,
    title: false as const,
    actions: false as const,
    component: 'div' as const,
  };
  if (mode === 'create')
    return (
      <Create<T>
        {...common}
        sx={flat}
        {...(tell && {
          mutationOptions: {
            onSuccess: (record: T) => {
              tell(record);
              goTo(common.redirect, resource, record.id, record);
            },
          },
        })}
      >
        <Body {...props} />
      </Create>
    );
  return (
    <Edit<T>
      {...common}
      redirectOnError={false}
      queryOptions={{
        onError: () => undefined,
        ...(whole && { staleTime: ({ state }) => (state.data?.[whole] === undefined ? 0 : 30_000) }),
      }}
      mutationOptions={{ onError: stale.onError, ...onSaved }}
      sx={flat}
      render={({ record, error, refetch }) => {
        const isWhole = record && (!whole || record[whole] !== undefined);
        // Typed values stay when reading the record again fails.
        if (error && !isWhole) return <RecordFailed error={error} onRetry={() => void refetch()} />;
        return isWhole && <Body {...props} stale={stale} back={back} />;
      }}
    />
  );
};

const flat = { '& .RaCreate-main, & .RaEdit-main': { mt: 0 }, '& .RaCreate-noActions, & .RaEdit-noActions': { mt: 0 } };
