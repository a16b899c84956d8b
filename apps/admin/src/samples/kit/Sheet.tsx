import { Box, Tab, Tabs } from '@mui/material';
import { Suspense, useId, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { Waiting } from './Waiting.tsx';

type Props = { title: string; text: string; tabs: readonly { key: string; label: string; content: ReactNode }[] };

/** A page of examples with tabs. The open one is in the address. */
export const Sheet = ({ title, text, tabs }: Props) => {
  const id = useId();
  const [params, setParams] = useSearchParams();
  const open = tabs.find(({ key }) => key === params.get('tab')) ?? tabs[0];
  return (
    <>
      <PageHeader
        title={title}
        subtitle={text}
        tabs={
          <Tabs
            value={open?.key}
            onChange={(_event, key: string) => setParams(key === tabs[0]?.key ? {} : { tab: key }, { replace: true })}
            variant="scrollable"
            aria-label={title}
            sx={{ mt: 1, borderBottom: 1, borderColor: 'divider' }}
          >
            {tabs.map(({ key, label }) => (
              <Tab key={key} value={key} label={label} id={`${id}-${key}`} aria-controls={`${id}-panel`} sx={{ minHeight: 48 }} />
            ))}
          </Tabs>
        }
      />
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open?.key}`}>
        <Suspense fallback={<Waiting />}>{open?.content}</Suspense>
      </Box>
    </>
  );
};
