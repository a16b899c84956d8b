import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Box, Button, Card, MenuItem, Tab, Tabs } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { Opens } from './Opens.tsx';
import { OverflowMenu } from './OverflowMenu.tsx';
import { useChangeAddress } from './useChoice.ts';

export type PageTab = {
  key: string;
  label: string;
  content: ReactNode;
  /** Without the card's padding, for lists that have their own. */ flush?: boolean;
};

type Props = {
  label: string;
  tabs: readonly (PageTab | false)[];
  /** The keys of the tabs in sight; the others are in a menu, and beside them while open. */
  first?: readonly string[];
};

/** The tabs of a record's page. The open one is in the address, so that it can be shared. */
export const PageTabs = ({ label, tabs, first }: Props) => {
  const id = useId();
  const [params] = useSearchParams();
  const change = useChangeAddress();
  const all = tabs.filter((tab) => tab !== false);
  const open = all.find(({ key }) => key === params.get('tab')) ?? all[0];
  if (!open) return null;
  const inSight = ({ key }: PageTab): boolean => !first || first.includes(key) || key === open.key;
  const choose = (key: string) => change({ tab: key === all[0]?.key ? null : key }, true);
  return (
    <Card sx={{ overflow: 'clip' }}>
      <Box className="no-print" sx={{ display: 'flex', alignItems: 'center', borderBottom: 1, borderColor: 'divider', px: 1 }}>
        <Tabs
          value={open.key}
          onChange={(_event, key: string) => choose(key)}
          variant="scrollable"
          aria-label={label}
          sx={{ minWidth: 0 }}
        >
          {all.filter(inSight).map((tab) => (
            <Tab
              key={tab.key}
              value={tab.key}
              label={tab.label}
              id={`${id}-${tab.key}`}
              aria-controls={`${id}-panel`}
              sx={{ minHeight: 48 }}
            />
          ))}
        </Tabs>
        <MoreTabs tabs={all.filter((tab) => !inSight(tab))} onChoose={choose} />
      </Box>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${open.key}`}
        sx={open.flush ? undefined : { p: { xs: 2, sm: 3 } }}
      >
        {open.content}
      </Box>
    </Card>
  );
};

const MoreTabs = ({ tabs, onChoose }: { tabs: readonly PageTab[]; onChoose: (key: string) => void }) => {
  const t = useTranslate();
  if (tabs.length === 0) return null;
  return (
    <Opens
      button={(opener) => (
        <Button
          {...opener}
          color="inherit"
          endIcon={<ExpandMoreOutlined />}
          sx={{ flexShrink: 0, color: 'text.secondary', minHeight: 44 }}
        >
          {t('kontor.page.more_tabs')}
        </Button>
      )}
    >
      {(opened) => (
        <OverflowMenu {...opened}>
          {tabs.map(({ key, label }) => (
            <MenuItem key={key} onClick={() => onChoose(key)}>
              {label}
            </MenuItem>
          ))}
        </OverflowMenu>
      )}
    </Opens>
  );
};
