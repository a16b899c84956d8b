import { findQuestions, textIn, type Faq } from '@kontor/domain';
import { contents } from '../samples/content.ts';
import { notFound, ok, type BackendModule, type Calls } from './frame.ts';

const unknownCard = (): never => {
  throw notFound();
};

/** Pages that are only read. */
export const contentCalls: BackendModule = () => {
  const calls: Calls = Object.fromEntries(Object.entries(contents).map(([path, body]) => [`GET ${path}`, () => ok(body)]));
  return {
    ...calls,
    'GET /faq/data': ({ query }) => ok(findQuestions(contents['/faq/data'] as Faq, textIn(query, 'q'))),
    'GET /card/card-analytics/{name}': unknownCard,
    'GET /card/card-statistics/{name}': unknownCard,
  };
};
