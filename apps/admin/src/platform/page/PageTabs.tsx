import { Box, Card, Tab, Tabs } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useChangeAddress } from './useChoice.ts';

export type PageTab = {
  key: string;
  label: string;
  content: ReactNode;
  /** Without the card's padding, for lists that have their own. */ flush?: boolean;
};

/** The tabs of a record's page. The open one is in the address, so that it can be shared. */
export const PageTabs = ({ label, tabs }: { label: string; tabs: readonly (PageTab | false)[] }) => {
  const id = useId();
  const [params] = useSearchParams();
  const change = useChangeAddress();
  const shown = tabs.filter((tab) => tab !== false);
  const open = shown.find(({ key }) => key === params.get('tab')) ?? shown[0];
  if (!open) return null;
  const choose = (_event: unknown, key: string) => change({ tab: key === shown[0]?.key ? null : key }, true);
  return (
    <Card sx={{ overflow: 'clip' }}>
      <Tabs
        value={open.key}
        onChange={choose}
        variant="scrollable"
        aria-label={label}
        className="no-print"
        sx={{ borderBottom: 1, borderColor: 'divider', px: 1 }}
      >
        {shown.map((tab) => (
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
