import { expect, it } from '@jest/globals';
import { afterSecondLook } from './second-look.mjs';

const result = (file, ...failures) => ({ file, passed: 3, failures: failures.map((name) => `${file}: ${name}`) });
const never = () => {
  throw new Error('ran again');
};

it('runs nothing again when all passed', () => {
  const all = [result('a'), result('b')];
  expect(afterSecondLook(all, never)).toEqual({ files: all, slipped: [] });
});

it('takes the second result of a file that passed alone, and names what had failed', () => {
  const again = { ...result('b'), passed: 4 };
  expect(afterSecondLook([result('a'), result('b', 'sorts')], () => [again])).toEqual({
    files: [result('a'), again],
    slipped: ['b: sorts'],
  });
});

it('keeps what fails twice, and what did not run again at all', () => {
  const both = [result('a', 'adds'), result('b', 'sorts')];
  const again = { a: [result('a', 'adds')], b: [] };
  expect(afterSecondLook(both, (file) => again[file])).toEqual({ files: both, slipped: [] });
});

it('looks at no more than two files, and not where a whole run broke', () => {
  const many = ['a', 'b', 'c'].map((file) => result(file, 'adds'));
  expect(afterSecondLook(many, never)).toEqual({ files: many, slipped: [] });
  const broken = [result('', 'the run of api')];
  expect(afterSecondLook(broken, never)).toEqual({ files: broken, slipped: [] });
});
