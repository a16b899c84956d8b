import { resourceCalled, type ResourceName } from './resource.ts';

/** The subject of the ability rules behind a resource. Example: `subjectOf('timeSheets')` is `TimeEntry`. */
export const subjectOf = (resource: string): string => resourceCalled(resource).subject;

/** The path of a resource in the API. Example: `pathOf('numberSeries')` is `number-series`. */
export const pathOf = (resource: string): string =>
  resourceCalled(resource).path ?? resource.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The resources to refresh after a change of one: itself and those that show its data. */
export const touchedBy = (resource: string): readonly ResourceName[] => {
  const { name, touches = [] } = resourceCalled(resource);
  return [name, ...touches];
};
