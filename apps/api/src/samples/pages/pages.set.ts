import { samplePages } from '@kontor/demo-data/samples';
import type { SampleDefinition } from '../sets/sample-set.ts';
import { SamplePage } from './page.entity.ts';

export const pagesSet: SampleDefinition = {
  name: 'content',
  personal: false,
  tables: ['own_page', 'content'],
  nextId: 1,
  load: (em) => {
    for (const [path, body] of Object.entries(samplePages)) em.create(SamplePage, { path, body });
  },
};
