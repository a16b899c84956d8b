import { randomBytes } from 'node:crypto';
import { constants, copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { registers, type Register } from '@kontor/domain';

/** An invalid value in the environment. The start ends with its message. */
export class ConfigError extends Error {}

export type Config = Readonly<{
  host: string;
  port: number;
  publicUrl: string;
  databaseUrl: string;
  poolMax: number;
  /** Starts on a database that a newer version has brought up to date. */
  acceptsNewerDatabase: boolean;
  dataDir: string;
  adminDir: string | undefined;
  demo: boolean;
  registration: 'open' | 'invite' | 'first';
  accessTokenSeconds: number;
  refreshTokenSeconds: number;
  /** Most calls of an API token in a minute. */
  tokenCallsPerMinute: number;
  accessSecret: string;
  /** The first key encrypts; the others are former keys that still decrypt. */
  encryptionKeys: readonly string[];
  smtpUrl: string | undefined;
  mailFrom: string;
  s3: { endpoint: string | undefined; region: string; bucket: string; accessKeyId: string; secretAccessKey: string } | undefined;
  /** The public registers of firms that may be asked from here. */
  registers: readonly Register[];
  /** Where webhooks may lead: to the internet, or also into private networks and without TLS. */
  webhookAddresses: 'public' | 'all';
  trustProxy: boolean;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  worker: boolean;
  /** Who may read /metrics: programs on this machine, or everybody. */
  metrics: 'local' | 'public';
  production: boolean;
}>;

type Environment = Record<string, string | undefined>;

type Text = (name: string) => string | undefined;
const textIn =
  (env: Environment): Text =>
  (name) =>
    env[name]?.trim() || undefined;

/** Where files are kept. Unlike `readConfig`, makes no secrets in a data folder that has none. */
export function readStoreConfig(env: Environment): Pick<Config, 'dataDir' | 's3'> {
  const text = textIn(env);
  const bucket = text('KONTOR_S3_BUCKET');
  return {
    dataDir: resolve(text('KONTOR_DATA_DIR') ?? '.data'),
    s3: bucket
      ? {
          endpoint: addressIn(text, 'KONTOR_S3_ENDPOINT', ['http:', 'https:']),
          region: text('KONTOR_S3_REGION') ?? 'us-east-1',
          bucket,
          accessKeyId: needed(text, 'KONTOR_S3_ACCESS_KEY_ID'),
          secretAccessKey: needed(text, 'KONTOR_S3_SECRET_ACCESS_KEY'),
        }
      : undefined,
  };
}

function addressIn(text: Text, name: string, protocols: string[]): string | undefined {
  const given = text(name);
  if (given === undefined) return undefined;
  const parsed = URL.parse(given);
  if (!parsed || !protocols.includes(parsed.protocol))
    throw new ConfigError(`${name} must be an address that begins with ${protocols.join(' or ')}//.`);
  return given;
}

/** Reads and validates the environment once. Throws ConfigError with a message that tells the operator what to do. */
export function readConfig(env: Environment): Config {
  const text = textIn(env);
  const whole = (name: string, fallback: number, min: number, max: number): number => {
    const given = text(name);
    if (given === undefined) return fallback;
    const value = Number(given);
    if (!Number.isInteger(value) || value < min || value > max)
      throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, but is "${given}".`);
    return value;
  };
  const flag = (name: string, fallback: boolean): boolean =>
    oneOf(name, ['true', 'false'] as const, fallback ? 'true' : 'false') === 'true';
  const oneOf = <T extends string>(name: string, values: readonly T[], fallback: T): T => {
    const given = text(name) ?? fallback;
    if (!values.includes(given as T)) throw new ConfigError(`${name} must be one of ${values.join(', ')}, but is "${given}".`);
    return given as T;
  };
  const url = (name: string, protocols: string[]): string | undefined => addressIn(text, name, protocols);

  const databaseUrl = url('DATABASE_URL', ['postgres:', 'postgresql:']);
  if (!databaseUrl)
    throw new ConfigError(
      'DATABASE_URL is not set. `npm start` sets it to the embedded PostgreSQL; otherwise give the address of a PostgreSQL 15 or newer.',
    );
  const port = whole('PORT', 3000, 1, 65_535);
  const host = text('HOST') ?? '127.0.0.1';
  const { dataDir, s3 } = readStoreConfig(env);
  const demo = flag('KONTOR_DEMO', false);
  return Object.freeze({
    host,
    port,
    publicUrl: (url('PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`).replace(/\/$/, ''),
    databaseUrl,
    poolMax: whole('KONTOR_POOL_MAX', 16, 2, 200),
    acceptsNewerDatabase: oneOf('KONTOR_NEWER_DATABASE', ['refuse', 'accept'] as const, 'refuse') === 'accept',
    dataDir,
    adminDir: text('KONTOR_ADMIN_DIR'),
    demo,
    registration: oneOf('KONTOR_REGISTRATION', ['open', 'invite', 'first'] as const, demo ? 'open' : 'first'),
    accessTokenSeconds: whole('KONTOR_ACCESS_TOKEN_SECONDS', 600, 30, 86_400),
    refreshTokenSeconds: whole('KONTOR_REFRESH_TOKEN_SECONDS', 600, 60, 31_536_000),
    tokenCallsPerMinute: whole('KONTOR_TOKEN_CALLS_PER_MINUTE', 600, 1, 1_000_000),
    accessSecret: secret(env, 'KONTOR_ACCESS_SECRET', dataDir),
    encryptionKeys: [
      secret(env, 'KONTOR_ENCRYPTION_KEY', dataDir),
      ...(text('KONTOR_ENCRYPTION_KEYS_OLD')?.split(/[\s,]+/) ?? []),
    ],
    smtpUrl: url('KONTOR_SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: text('KONTOR_MAIL_FROM') ?? 'Kontor <kontor@localhost>',
    s3,
    registers: registersIn(text('KONTOR_REGISTERS')),
    webhookAddresses: oneOf('KONTOR_WEBHOOK_ADDRESSES', ['public', 'all'] as const, 'public'),
    trustProxy: flag('KONTOR_TRUST_PROXY', false),
    logLevel: oneOf('KONTOR_LOG_LEVEL', ['debug', 'info', 'warn', 'error', 'silent'] as const, 'info'),
    worker: flag('KONTOR_WORKER', true),
    metrics: oneOf('KONTOR_METRICS', ['local', 'public'] as const, 'local'),
    production: text('NODE_ENV') === 'production',
  });
}

/** Both, unless it is said which, or `off`. */
function registersIn(given: string | undefined): readonly Register[] {
  if (given === undefined) return registers;
  if (given === 'off') return [];
  const names = given.split(/[\s,]+/);
  if (!names.every((name) => registers.includes(name as Register)))
    throw new ConfigError(`KONTOR_REGISTERS must be off or some of ${registers.join(', ')}, but is "${given}".`);
  return registers.filter((register) => names.includes(register));
}

function needed(text: Text, name: string): string {
  const value = text(name);
  if (!value) throw new ConfigError(`${name} is needed when KONTOR_S3_BUCKET is set.`);
  return value;
}

const known = [
  'secret',
  'changeme',
  'change-me',
  'password',
  'kontor',
  'dd5f3089-40c3-403d-af14-d0c228b05cb4',
  '7c4c1c50-3230-45bf-9eae-c9b2e401c767',
];

/** A secret from the environment, or generated once into the data folder. Short and well-known secrets are refused. */
function secret(env: Environment, name: string, dataDir: string): string {
  const given = env[name];
  const file = join(dataDir, 'secrets', name.toLowerCase());
  const value = given ?? (existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined);
  if (value !== undefined) {
    if (Buffer.byteLength(value) < 32)
      throw new ConfigError(`${name} must have at least 32 bytes. Make one with: openssl rand -base64 48`);
    if (new Set(value).size < 10 || known.some((word) => value.toLowerCase().replaceAll(word, '').length < 16))
      throw new ConfigError(`${name} is easy to guess. Make a random one with: openssl rand -base64 48`);
    return value;
  }
  return makeOnce(file, randomBytes(48).toString('base64url'));
}

/** Processes that share the folder and start together all get the file of the first one, completely written. */
function makeOnce(file: string, made: string): string {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  writeFileSync(draft, `${made}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, file);
  } catch (error) {
    // A file system without hard links is not shared by several processes.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') copyFileSync(draft, file, constants.COPYFILE_EXCL);
  } finally {
    unlinkSync(draft);
  }
  return readFileSync(file, 'utf8').trim();
}
