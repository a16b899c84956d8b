import { allows } from '@kontor/abilities';
import {
  alikeNames,
  mostImportNames,
  type ImportNameInput,
  type ImportNameKind,
  type ParsedTimeRow,
  type TimeImportName,
} from '@kontor/domain';
import { actor } from '../../platform/context/actor.ts';
import { toAnswer } from '../../platform/errors/to-answer.ts';
import { simplifying, type Found, type KnownNames, type Named } from './known-names.ts';
import { subjectOfKind, type Made, type ToMake } from './made-records.ts';

/** Resolves a name by the person's choice now or in the last import. */
export type Meant = ImportNameInput & { remembered?: boolean };
type Problem = NonNullable<TimeImportName['problem']>;
type Slot = Pick<TimeImportName, 'kind' | 'name' | 'detail'> & {
  rowCount: number;
  meant: Meant | undefined;
  id: number | null;
  isMade: boolean;
  problem: Problem | null;
};
type Settling = {
  rows: readonly ParsedTimeRow[];
  names: KnownNames;
  meant: readonly Meant[];
  make: (wanted: ToMake) => Promise<number>;
};

export type SettledNames = {
  user(row: ParsedTimeRow): Found;
  project(row: ParsedTimeRow): Found;
  /** The names in the file without a record, each once, in the order of settling. */
  open(): Promise<TimeImportName[]>;
  made: Made;
  /** The choices to remember. */
  learnt(): { kind: ImportNameKind; name: string; detail: string; id: number }[];
};

const personOf = ({ userName, userLogin, userEmail }: ParsedTimeRow): string => userName ?? userLogin ?? userEmail ?? '';
/** Longer ones fit no field. */
const longest = 200;

/** Resolves each name and adds missing records: customers first, then projects, which need one, then people. */
export async function settleNames({ rows, names, meant, make }: Settling): Promise<SettledNames> {
  const simple = simplifying();
  const keyOf = (kind: string, name: string, detail?: string | null): string =>
    JSON.stringify([kind, simple(name), simple(detail ?? '')]);
  // The last one counts, so a choice made now replaces the remembered one.
  const said = new Map(meant.map((one) => [keyOf(one.kind, one.name, one.detail), one]));
  const slots = new Map<string, Slot>();
  const slotOf = (kind: ImportNameKind, name: string, detail: string | null = null) => slots.get(keyOf(kind, name, detail));
  const want = (kind: ImportNameKind, name: string, detail: string | null = null): void => {
    if (!name || name.length > longest || (detail ?? '').length > longest) return;
    const key = keyOf(kind, name, detail);
    const slot = slots.get(key) ?? {
      kind,
      name,
      detail,
      rowCount: 0,
      meant: said.get(key),
      id: null,
      isMade: false,
      problem: null,
    };
    slot.rowCount += 1;
    slots.set(key, slot);
  };
  const customerOf = ({ customerName }: ParsedTimeRow): number | null =>
    customerName ? (names.customer(customerName) ?? slotOf('customer', customerName)?.id ?? null) : null;

  const choices = new Map<ImportNameKind, Named[]>();
  const choicesOf = async (kind: ImportNameKind): Promise<Named[]> => {
    const known = choices.get(kind) ?? (await names.choices(kind));
    choices.set(kind, known);
    return known;
  };
  const settle = async (kind: ImportNameKind): Promise<void> => {
    for (const slot of slots.values()) {
      const { meant: one } = slot;
      if (slot.kind !== kind || !one) continue;
      if (one.id) {
        const isThere = (await choicesOf(kind)).some(({ id }) => id === one.id);
        if (isThere) slot.id = one.id;
        else if (!one.remembered) slot.problem = { code: 'error.reference_missing' };
      } else if (one.make) {
        const { name, detail } = slot;
        const beside = kind === 'project' && detail ? (names.customer(detail) ?? slotOf('customer', detail)?.id) : undefined;
        try {
          slot.id = await make({ ...one, name, detail, customerId: beside ?? one.customerId });
          slot.isMade = true;
        } catch (error) {
          // A name that cannot be added only leaves out its own rows; the problems of the others are still reported.
          const { status, code, params, fields } = toAnswer(error);
          if (status >= 500) throw error;
          const [field] = Object.values(fields ?? {});
          slot.problem = field ?? { code, ...(params && { params }) };
        }
      }
    }
  };

  const isOpen = (row: ParsedTimeRow): boolean => Boolean(row.projectName) && !names.project(row, customerOf(row)).id;
  for (const row of rows)
    if (row.customerName && isOpen(row) && names.customer(row.customerName) === null) want('customer', row.customerName);
  await settle('customer');
  for (const row of rows) if (isOpen(row)) want('project', row.projectName, row.customerName);
  await settle('project');
  for (const row of rows) if (!names.user(row).id) want('user', personOf(row), row.userEmail);
  await settle('user');

  const found = (slot: Slot | undefined, otherwise: Found, name?: string): Found => {
    if (slot?.id) return { id: slot.id, ...(name && { name }) };
    return slot?.problem ? { id: null, problem: slot.problem as Found['problem'] } : otherwise;
  };
  const settled = [...slots.values()];
  return {
    user: (row) => {
      const known = names.user(row);
      if (known.id) return known;
      const slot = slotOf('user', personOf(row), row.userEmail);
      return found(slot, known, choices.get('user')?.find(({ id }) => id === slot?.id)?.name);
    },
    project: (row) => {
      const known = names.project(row, customerOf(row));
      return known.id ? known : found(slotOf('project', row.projectName, row.customerName), known);
    },
    open: async () => {
      const described: TimeImportName[] = [];
      const customers = await choicesOf('customer');
      const alike = {
        customer: alikeNames(customers),
        project: alikeNames(await choicesOf('project')),
        user: alikeNames(await choicesOf('user')),
      };
      for (const slot of settled.slice(0, mostImportNames)) {
        const { kind, name, detail } = slot;
        const text = kind === 'project' && detail ? `${name} (${detail})` : name;
        described.push({ ...describe(slot, await choicesOf(kind), customers), alike: alike[kind](text) });
      }
      return described;
    },
    made: Object.fromEntries(
      (['customer', 'project', 'user'] as const).map((kind) => [
        kind,
        settled.filter((slot) => slot.kind === kind && slot.isMade).flatMap(({ id }) => id ?? []),
      ]),
    ),
    learnt: () => settled.flatMap(({ kind, name, detail, id }) => (id ? [{ kind, name, detail: detail ?? '', id }] : [])),
  };
}

function describe(slot: Slot, choices: readonly Named[], customers: readonly Named[]): Omit<TimeImportName, 'alike'> {
  const { kind, name, detail, rowCount, meant, isMade, problem } = slot;
  const id = isMade ? null : slot.id;
  const customerId = (meant?.make && meant.customerId) || null;
  return {
    kind,
    name,
    detail,
    rowCount,
    id,
    problem,
    customerId,
    idName: choices.find((one) => one.id === id)?.name ?? null,
    make: Boolean(meant?.make) && !id,
    customerName: customers.find((one) => one.id === customerId)?.name ?? null,
    email: meant?.email ?? null,
    remembered: Boolean(meant?.remembered) && id !== null,
    mayMake: allows(actor().ability, 'create', subjectOfKind[kind]),
  };
}
