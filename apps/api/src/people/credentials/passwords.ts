import { hash, verify } from '@node-rs/argon2';

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const atOnce = 4;

let running = 0;
const waiting: (() => void)[] = [];

/** At most four hashes at a time, on worker threads, so that a flood of sign-ins exhausts neither memory nor event loop. */
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

/** Normalised, since keyboards can produce different code points for the same letters. */
const typed = (password: string): string => password.normalize('NFC');

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(typed(password), cost));

let dummy: Promise<string> | undefined;

/** Takes the same time with and without a hash, so that timing does not reveal whether an account exists. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  dummy ??= hashPassword('nobody has this password');
  // An invited person has no password yet.
  const own = stored?.startsWith('$argon2') ? stored : undefined;
  const against = own ?? (await dummy);
  const same = await inTurn(() => verify(against, typed(password))).catch(() => false);
  return same && own !== undefined;
}
