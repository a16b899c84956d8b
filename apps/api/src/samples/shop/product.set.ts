import { sampleProducts } from '@kontor/demo-data/samples';
import type { SampleDefinition } from '../sets/sample-set.ts';
import { Product } from './product.entity.ts';

export const productSet: SampleDefinition = {
  name: 'product',
  personal: false,
  tables: ['product'],
  nextId: sampleProducts.length + 1,
  load: (em) => {
    for (const product of sampleProducts) em.create(Product, product);
  },
};
