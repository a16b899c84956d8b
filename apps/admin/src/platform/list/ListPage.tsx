import AddOutlined from '@mui/icons-material/AddOutlined';
import { Box, Button, Card } from '@mui/material';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import {
  ListBase,
  useGetResourceLabel,
  useListContext,
  useResourceContext,
  useResourceDefinition,
  useTranslate,
  type SortPayload,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { may } from '../api/ability.ts';
import { ExportMenu } from './export/ExportMenu.tsx';
import { FilterBar, type FilterSpec } from './filters/FilterBar.tsx';
import { ListFailed, ListStale, NothingFound, NothingYet } from './ListStates.tsx';
import { ColumnsContext, ColumnsMenuContext, withoutToast, type ColumnsMenu, type ExportColumn } from './listContext.ts';
import { perPage } from './readEarly.ts';
import { Paging } from './Paging.tsx';
import { PageHeader } from '../page/PageHeader.tsx';
import { StatusTabs, tabSources, type StatusTabsProps } from './filters/StatusTabs.tsx';
import { resourceCalled } from '../api/resource.ts';
import { subjectOf } from '../api/subjects.ts';
import { useFilterValues } from './filters/useFilterValues.ts';
import { useGender } from '../api/useGender.ts';

type Props = {
  /** Default order, when the resource defines none. */
  sort?: SortPayload;
  /** Always applied, never shown. */
  filter?: object;
  title?: string;
  /** Tabs to sibling pages of this list. */
  pageTabs?: ReactNode;
  tabs?: StatusTabsProps;
  filters?: readonly FilterSpec[];
  searchable?: boolean;
  /** Replaces the "New" button. */
  action?: ReactNode | false;
  secondary?: ReactNode;
  overflow?: ReactNode;
  /** The way to the import of its records, beside the export and on the empty list. */
  importing?: ReactNode;
  /** One sentence for an empty list, and how to begin. */
  emptyText: string;
  exportable?: boolean;
  perPage?: number;
  /** A KontorTable. */
  children: ReactNode;
};

const Body = ({
  title,
  pageTabs,
  tabs,
  filters = [],
  searchable = true,
  action,
  secondary,
  overflow,
  importing,
  emptyText,
  exportable = true,
  children,
}: Props) => {
  const t = useTranslate();
  const labelOf = useGetResourceLabel();
  const resource = useResourceContext() ?? '';
  const gender = useGender(resource);
  const { hasCreate } = useResourceDefinition();
  const { isPending, error, total, data } = useListContext();
  const filtered = Object.keys(useFilterValues() ?? {}).length > 0;
  const newButton =
    action === undefined && hasCreate && may('create', subjectOf(resource)) ? (
      <Button variant="contained" startIcon={<AddOutlined />} component={Link} to={`/${resource}/create`}>
        {t(`kontor.list.new_record.${gender}`)}
      </Button>
    ) : (
      action
    );
  // The sentence of an empty list tells how to begin, which is not for all to do.
  const mayBegin = !hasCreate || may('create', subjectOf(resource));
  const none = !isPending && !error && total === 0;
  return (
    <>
      <PageHeader
        title={title ?? t(`resources.${resource}.menu`, { _: labelOf(resource, 2) })}
        tabs={pageTabs}
        action={newButton}
        overflow={overflow}
        secondary={
          <>
            {secondary}
            {importing}
            {exportable && may('export', subjectOf(resource)) && <ExportMenu />}
          </>
        }
      />
      {none && !filtered ? (
        <Card>
          <NothingYet text={mayBegin ? emptyText : t('kontor.list.nothing_for_you')}>
            {newButton}
            {importing}
          </NothingYet>
        </Card>
      ) : (
        <Card sx={{ overflow: 'clip' }}>
          {tabs && <StatusTabs {...tabs} />}
          <FilterBar filters={filters} searchable={searchable} hidden={tabs ? tabSources(tabs) : []} />
          {error && data && <ListStale />}
          {error && !data ? <ListFailed /> : none ? <NothingFound /> : <Box sx={{ minWidth: 0 }}>{children}</Box>}
          {(data || !error) && !none && <Paging />}
        </Card>
      )}
    </>
  );
};

/** A whole list page: header, status tabs, search, filters, table, paging, and the three empty states. */
export const ListPage = (props: Props) => {
  const { sort, opensWith } = resourceCalled(useResourceContext() ?? '');
  const columns = useRef<ExportColumn[]>([]);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const menu = useMemo<ColumnsMenu>(() => {
    const show = (button: HTMLElement) => {
      setAnchor(button);
      setOpen(true);
    };
    return { anchor, open, show, hide: () => setOpen(false) };
  }, [anchor, open]);
  return (
    <ColumnsContext.Provider value={columns}>
      <ColumnsMenuContext.Provider value={menu}>
        {/* Guarded checks the right to the page. */}
        <ListBase
          disableAuthentication
          sort={props.sort ?? sort}
          filter={props.filter}
          filterDefaultValues={opensWith}
          perPage={props.perPage ?? perPage}
          disableSyncWithLocation={false}
          queryOptions={withoutToast}
        >
          <Body {...props} />
        </ListBase>
      </ColumnsMenuContext.Provider>
    </ColumnsContext.Provider>
  );
};
