import { addDays } from '@kontor/domain';
import { useEffect, useRef } from 'react';

/** Steps from week to week. The address follows a moment later, so each press goes on from where the one before led. */
export function useWeekSteps(monday: string, onWeek: (date: string) => void): (weeks: number) => void {
  const wanted = useRef(monday);
  const asked = useRef<string[]>([]);
  useEffect(() => {
    const at = asked.current.indexOf(monday);
    if (at < 0) wanted.current = monday;
    asked.current = at < 0 ? [] : asked.current.slice(at + 1);
  }, [monday]);
  return (weeks) => {
    wanted.current = addDays(wanted.current, 7 * weeks);
    asked.current.push(wanted.current);
    onWeek(wanted.current);
  };
}
