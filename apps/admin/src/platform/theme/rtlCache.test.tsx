import { CacheProvider } from '@emotion/react';
import { expect, it } from '@jest/globals';
import { Box } from '@mui/material';
import { render } from '@testing-library/react';
import { makeRtlCache } from './rtlCache.ts';

const rules = (): string =>
  [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('\n');

it('mirrors what the invoice editor wears, its placeholders too', () => {
  render(
    <CacheProvider value={makeRtlCache()}>
      <Box sx={{ '& .cell': { paddingLeft: '8px', userSelect: 'none', '&::placeholder': { marginRight: '4px' } } }} />
    </CacheProvider>,
  );
  expect(rules()).toMatch(/\.cell \{[^}]*padding-right: 8px/);
  expect(rules()).toMatch(/::placeholder \{[^}]*margin-left: 4px/);
  expect(rules()).toContain('-webkit-user-select: none');
});
