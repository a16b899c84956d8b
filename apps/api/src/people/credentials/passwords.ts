import { hash, verify } from '@node-rs/argon2';

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const atOnce = 4;

let running = 0;
const waiting: (() => void)[] = [];

/** At most four hashes at a time, on worker threads: a flood of sign-ins cannot take the memory or the event loop. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((go) => waiting.push(go));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** The same letters typed on another keyboard may come as other characters. */
const typed = (password: string): string => password.normalize('NFC');

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(typed(password), cost));

let dummy: Promise<string> | undefined;

/** Compares in the same time whether there is a hash or not, so that the time does not tell whether there is an account. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  dummy ??= hashPassword('nobody has this password');
  // An invited person has no password yet.
  const own = stored?.startsWith('$argon2') ? stored : undefined;
  const against = own ?? (await dummy);
  const same = await inTurn(() => verify(against, typed(password))).catch(() => false);
  return same && own !== undefined;
}
