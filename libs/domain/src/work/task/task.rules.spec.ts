import { describe, expect, it } from '@jest/globals';
import { areSamePredecessors, assertMayWait, earliestStart, predecessorsInOrder } from './task.rules.ts';

const after = (taskId: number, lagDays = 0) => ({ taskId, lagDays });

describe('a task that waits for others', () => {
  // 3 waits for 2, which waits for 1; 4 waits for nothing.
  const tasks = [
    { id: 1, predecessors: [] },
    { id: 2, predecessors: [after(1)] },
    { id: 3, predecessors: [after(2)] },
    { id: 4, predecessors: [] },
  ];

  it.each([
    [4, [after(3), after(1)]],
    [3, [after(1), after(2)]],
    [1, [after(4)]],
  ])('%i may wait for %j', (id, given) => expect(() => assertMayWait(id, given, tasks)).not.toThrow());

  it.each([
    ['itself', 2, [after(2)], 'predecessors.0.taskId', 'task.waits_for_itself'],
    ['a task that waits for it', 1, [after(4), after(2)], 'predecessors.1.taskId', 'task.waits_for_itself'],
    ['one that waits for it by way of another', 1, [after(3)], 'predecessors.0.taskId', 'task.waits_for_itself'],
    ['the same task twice', 4, [after(1), after(1, 2)], 'predecessors.1.taskId', 'task.same_predecessor'],
    ['a task of another project', 4, [after(9)], 'predecessors.0.taskId', 'task.not_in_project'],
  ])('may not wait for %s', (_name, id, given, field, code) =>
    expect(() => assertMayWait(id, given, tasks)).toThrow(expect.objectContaining({ code, errors: { [field]: { code } } })),
  );

  it.each([
    [[after(1)], '2026-12-05'],
    [[after(1, 2)], '2026-12-07'],
    [[after(1, -3)], '2026-12-02'],
    [[after(1), after(2)], '2027-01-01'],
    [[after(3)], null],
    [[], null],
  ])('after %j begins on %s at the earliest', (given, day) => {
    const ends = new Map([
      [1, '2026-12-04'],
      [2, '2026-12-31'],
    ]);
    expect(earliestStart(given, (id) => ends.get(id))).toBe(day);
  });

  it('has its dependencies in the order of the tasks', () => {
    const stored = predecessorsInOrder([{ taskId: 9 }, { taskId: 2, lagDays: 4 }]);
    expect(stored).toEqual([after(2, 4), after(9)]);
    expect(areSamePredecessors(stored, [after(2, 4), after(9)])).toBe(true);
    expect(areSamePredecessors(stored, [after(2, 5), after(9)])).toBe(false);
    expect(areSamePredecessors(stored, [after(2, 4)])).toBe(false);
  });
});
