import { describe, expect, it } from '@jest/globals';
import { assertProjectChosen } from './project-choice.ts';

const input = { customerId: 1, projectId: null, lines: [{ sources: [] }] };
const whenOpen = { projectChoice: 'whenOpen', hasOpenProject: true } as const;
const always = { projectChoice: 'always', hasOpenProject: false } as const;
const asked = (choice: string) => expect.objectContaining({ code: 'document.select_project', params: { choice } });

describe('the project of a document', () => {
  it('is asked where the customer has open ones, and "no project" is an answer', () => {
    expect(() => assertProjectChosen(input, whenOpen)).toThrow(asked('whenOpen'));
    expect(() => assertProjectChosen({ ...input, noProjectConfirmed: true }, whenOpen)).not.toThrow();
    expect(() => assertProjectChosen(input, { ...whenOpen, hasOpenProject: false })).not.toThrow();
  });

  it('is always asked where the organisation wants so', () => {
    expect(() => assertProjectChosen({ ...input, noProjectConfirmed: true }, always)).toThrow(asked('always'));
  });

  it('is not asked where the organisation does not, where there is one, and where hours bring theirs', () => {
    expect(() => assertProjectChosen(input, { ...whenOpen, projectChoice: 'never' })).not.toThrow();
    expect(() => assertProjectChosen({ ...input, projectId: 7 }, always)).not.toThrow();
    expect(() => assertProjectChosen({ ...input, lines: [{ sources: [1] }] }, always)).not.toThrow();
  });

  it('is not asked of an estimate, unless the organisation always wants one', () => {
    expect(() => assertProjectChosen({ ...input, isEstimate: true }, whenOpen)).not.toThrow();
    expect(() => assertProjectChosen({ ...input, isEstimate: true }, always)).toThrow(asked('always'));
  });

  it('is asked once, until the customer or the project of the draft changes', () => {
    expect(() => assertProjectChosen(input, whenOpen, { customerId: 1, projectId: null })).not.toThrow();
    expect(() => assertProjectChosen(input, whenOpen, { customerId: 2, projectId: null })).toThrow(asked('whenOpen'));
    expect(() => assertProjectChosen(input, whenOpen, { customerId: 1, projectId: 3 })).toThrow(asked('whenOpen'));
  });
});
