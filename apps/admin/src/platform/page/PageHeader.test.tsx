import { afterEach, expect, it } from '@jest/globals';
import { MenuItem } from '@mui/material';
import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { openScreen } from '../testing/openScreen.tsx';
import { PageHeader } from './PageHeader.tsx';

afterEach(cleanup);

const item = <MenuItem key="remove">Remove</MenuItem>;

it.each<[string, ReactNode, boolean]>([
  ['one entry', item, true],
  ['some of its entries', [false, item, null], true],
  ['no entry', undefined, false],
  ['none of its entries', [false, null], false],
  ['an empty list', [].filter(Boolean), false],
])('has a menu of further actions with %s', (_what, overflow, isThere) => {
  openScreen(<PageHeader title="A page" overflow={overflow} />, { at: '/' });
  expect(screen.queryAllByRole('button', { name: 'More actions' })).toHaveLength(isThere ? 1 : 0);
});
