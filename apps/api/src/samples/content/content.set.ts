import { contents } from '@kontor/demo-data/samples';
import type { SampleDefinition } from '../sets/sample-set.ts';
import { Content } from './content.entity.ts';

export const contentSet: SampleDefinition = {
  name: 'content',
  personal: false,
  tables: ['content'],
  nextId: 1,
  load: (em) => {
    for (const [path, body] of Object.entries(contents)) em.create(Content, { path, body });
  },
};
