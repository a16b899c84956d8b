import { isCalendarDate } from '../../../platform/values/dates.ts';
import { bad, lacks, textOf } from '../ubl/read-values.ts';
import { at, type XmlNode } from '../ubl/xml-node.ts';

/** Dates of CII are written `20261121` with the format 102; some files write them with hyphens. */
const patterns = /^(\d{4})-?(\d\d)-?(\d\d)$/;

/**
 * Returns the date at a path, whatever kind of date element stands below it; null if there is none. Throws DomainError `received.bad_value`.
 * Example: `dayOf(root, 'ram:IssueDateTime')` of `<udt:DateTimeString format="102">20261121</udt:DateTimeString>` is `2026-11-21`.
 */
export function dayOf(node: XmlNode, path: string): string | null {
  const holder = at(node, path).find(({ children, text }) => children.length > 0 || text.trim());
  const text = (holder?.children[0]?.text ?? holder?.text)?.trim();
  if (!text) return null;
  const [, year, month, day] = patterns.exec(text.replace(/T.*$/, '')) ?? [];
  const date = `${year}-${month}-${day}`;
  return isCalendarDate(date) ? date : bad(path, text);
}

export const neededDay = (node: XmlNode, path: string): string => dayOf(node, path) ?? lacks(path);

/** Returns whether the indicator at a path is true. */
export const isTrue = (node: XmlNode, path: string): boolean => ['true', '1'].includes(textOf(node, path) ?? '');
