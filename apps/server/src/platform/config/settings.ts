import { guardedPayParts } from '@muster/contract/domains/employees/pay-parts.ts';
import { z } from 'zod';
import { parseAppKeys } from './app-keys.ts';
import { ConfigProblem } from './config-problem.ts';

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((number) => number <= 65_535);
const web = addressOf('http:', 'https:');

/** Parses and checks the environment's settings. Every setting is optional. */
const schema = z.object({
  PORT: port.default(8000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.string().refine(isDatabaseAddress).optional(),
  APP_URL: web.refine((url) => url.pathname === '/' && url.search === '' && url.hash === '').optional(),
  APP_KEY: z.string().transform(parseAppKeys).optional(),
  SMTP_URL: addressOf('smtp:', 'smtps:').optional(),
  SMS_URL: web.optional(),
  STORAGE_URL: addressOf('file:').optional(),
  PUSH_PORT: port.default(6001),
  PUSH_HOST: web.optional(),
  PUSH_APP_ID: z.string().default('muster'),
  PUSH_KEY: z.string().optional(),
  PUSH_SECRET: z.string().optional(),
  DEV_HOST: z
    .string()
    .regex(/^[a-z\d-]+(\.[a-z\d-]+)*$/)
    .optional(),
  DEMO: z.enum(['0', '1']).optional(),
  DEMO_PASSWORD: z.string().min(15).optional(),
  ERROR_REPORTING_DSN: web.refine((url) => url.username !== '').optional(),
  TICKETS_URL: web.optional(),
  GENERATOR_URL: web.optional(),
  GENERATOR_KEY: z.string().optional(),
  GENERATOR_MODEL: z.string().max(100).optional(),
  INBOUND_MAIL_SECRET: z.string().min(32).optional(),
  WEB_PUSH_URLS: z
    .string()
    .transform((text) => text.split(',').map((each) => each.trim()))
    .pipe(z.array(web))
    .default([]),
  DOWNLOAD_ALERT: z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .default(500),
  SECOND_PERSON_FOR: z
    .string()
    .transform((text) => text.split(',').map((each) => each.trim()))
    .pipe(z.array(z.enum(guardedPayParts)))
    .default([]),
  TRUSTED_PROXIES: z
    .string()
    .transform((text) => text.split(',').map((each) => each.trim()))
    .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])))
    .default([]),
});

export type Settings = z.output<typeof schema>;

const mend: Record<keyof Settings, string> = {
  PORT: 'give a whole number from 0 to 65535',
  HOST: 'give a host name or an address such as 127.0.0.1',
  DATA_DIR: 'give the path of a folder',
  DATABASE_URL: 'give postgres://USER:PASSWORD@HOST:5432/DATABASE',
  APP_URL: 'give the address of the portal without a path, such as https://portal.example.com',
  APP_KEY: 'give 32 random bytes in base64, as "openssl rand -base64 32" prints them',
  SMTP_URL: 'give smtp://USER:PASSWORD@HOST:587 or smtps://USER:PASSWORD@HOST:465',
  SMS_URL: 'give an address such as https://KEY@sms.example.com/send',
  STORAGE_URL: 'give file:///FOLDER; object stores such as S3 cannot be used yet',
  PUSH_PORT: 'give a whole number from 0 to 65535',
  PUSH_HOST: 'give the address of the push server, such as https://push.example.com',
  PUSH_APP_ID: 'give the name of the application on the push server',
  PUSH_KEY: 'give the public key of the application on the push server',
  PUSH_SECRET: 'give the secret of the application on the push server',
  DEV_HOST: 'give a host name in lower case without scheme and port, such as dev.example.com',
  DEMO: 'give 1 for the demo company or 0 for an empty portal',
  DEMO_PASSWORD: 'give at least 15 characters',
  ERROR_REPORTING_DSN: 'give an address of the form https://KEY@HOST/PROJECT',
  TRUSTED_PROXIES: 'give addresses or networks with commas between, such as 127.0.0.1,10.0.0.0/8',
  DOWNLOAD_ALERT: 'give a whole number of people, such as 500',
  SECOND_PERSON_FOR: `give parts with commas between: ${guardedPayParts.join(', ')}`,
  INBOUND_MAIL_SECRET: 'give at least 32 characters, such as "openssl rand -hex 32" prints them',
  WEB_PUSH_URLS: 'give addresses with commas between, such as https://push.example.com',
  GENERATOR_URL: 'give the address of an OpenAI-compatible API, such as https://models.example.com/v1',
  GENERATOR_KEY: 'give the key of that API',
  GENERATOR_MODEL: 'give the name of a model, of at most 100 characters',
  TICKETS_URL: 'give an address such as https://tickets.example.com',
};

/** Contain passwords and keys, so their values never appear in a message. */
const secrets: ReadonlySet<string> = new Set<keyof Settings>([
  'DATABASE_URL',
  'APP_KEY',
  'SMTP_URL',
  'SMS_URL',
  'STORAGE_URL',
  'PUSH_SECRET',
  'DEMO_PASSWORD',
  'ERROR_REPORTING_DSN',
  'INBOUND_MAIL_SECRET',
  'GENERATOR_KEY',
]);

/** Throws a ConfigProblem for the first wrong setting. An empty text counts as not set. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(schema.keyof().options.map((name) => [name, env[name]?.trim() || undefined]));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const name = schema.keyof().parse(result.error.issues[0]?.path[0]);
  const found = secrets.has(name) ? 'is not usable' : `is ${JSON.stringify(given[name])}`;
  throw new ConfigProblem(name, `${name} ${found}: ${mend[name]}.`);
}

function addressOf(...protocols: readonly string[]) {
  return z
    .string()
    .refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol))
    .transform((text) => new URL(text));
}

/** A plain text, because a socket address (postgres://USER@/DATABASE?host=/FOLDER) is not a valid URL. */
function isDatabaseAddress(text: string): boolean {
  return /^postgres(ql)?:\/\//.test(text) && URL.canParse(text.replace('@/', '@socket/'));
}
