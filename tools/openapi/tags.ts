// The groups of the document: one per resource, named as in its address, under the wing of its sources.
import type { Controllers } from './controllers.ts';

export type Tag = { name: string; description: string };
type Group = { name: string; tags: string[] };

const words = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replace(/-(?!offs)/g, ' ');
const split = (name: string): string => name.replace(/(?<!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const pascal = (name: string): string => name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());

/** Example: `apps/api/src/sales/invoices/invoices.controller.ts` gives `sales`. */
const wingOf = (file: string): string => file.split('/')[3] ?? '';

const isSample = (controller: string, { classes }: Controllers): boolean =>
  wingOf(classes.get(controller)?.file ?? '') === 'samples';

/** Name of the group, and the controller whose comment describes it. */
export function groupOf(path: string, controller: string, texts: Controllers): { tag: string; controller: string } {
  const resource = /^\/api\/v1\/([\w-]+)/.exec(path)?.[1];
  if (resource) return { tag: words(resource), controller: `${pascal(resource)}Controller` };
  const name = split(controller.replace('Controller', ''));
  return { tag: isSample(controller, texts) ? `Samples: ${name}` : name, controller };
}

/** All groups in the order of the wings; without a comment, the description is empty. */
export function tagsOf(groups: Map<string, string>, { classes }: Controllers): { tags: Tag[]; byWing: Group[] } {
  const found = [...groups]
    .map(([name, controller]) => {
      const { file = '', sentence = '' } = classes.get(controller) ?? {};
      return { name, description: sentence, wing: wingOf(file) };
    })
    .sort((a, b) => wings.indexOf(a.wing) - wings.indexOf(b.wing) || (a.name < b.name ? -1 : 1));
  return {
    tags: found.map(({ name, description }) => ({ name, description })),
    byWing: [...new Set(found.map(({ wing }) => wing))].map((wing) => ({
      name: words(wing),
      tags: found.filter((one) => one.wing === wing).map(({ name }) => name),
    })),
  };
}

/** The order in which integrators look for them. */
const wings = ['sales', 'work', 'customers', 'stock', 'purchases', 'reports', 'firm', 'people', 'platform', 'samples'];
