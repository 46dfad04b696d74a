import { resolve } from 'node:path';
import type { GuardedPayPart } from '@muster/contract/domains/employees/pay-parts.ts';
import type { AppKeys } from '../crypto/key-ring.ts';
import { ConfigProblem } from './config-problem.ts';
import { readSettings, type Settings } from './settings.ts';

/** All settings of the portal, checked. Contains secrets: never log the whole object. */
export interface Config {
  /** Port 0 lets the system choose a free one. */
  readonly port: number;
  readonly host: string;
  /** Absolute path. */
  readonly dataDir: string;
  readonly database: DatabaseChoice;
  /** Origin that users enter and that mails link to, without a trailing slash. */
  readonly appUrl: string;
  /** null: kept in DATA_DIR/app.key (see app-key.ts). */
  readonly appKeys: AppKeys | null;
  /** null: mails are kept in the outbox of the portal. */
  readonly smtpUrl: URL | null;
  /** null: text messages are kept in the outbox of the portal. */
  readonly smsUrl: URL | null;
  /** null: files are kept in DATA_DIR. */
  readonly storageUrl: URL | null;
  readonly push: PushChoice;
  /** The host whose pages connect for push on port 443 (section 9); null: no host is one. */
  readonly devHost: string | null;
  /** Whether a first start fills the database with the demo company. */
  readonly isDemo: boolean;
  /** null: generated, printed once and kept in DATA_DIR. */
  readonly demoPassword: string | null;
  /** null: errors go to the server's log. */
  readonly errorReportingDsn: URL | null;
  /** Push services of browsers in addition to the public ones. */
  readonly webPushUrls: readonly URL[];
  /** The portal that tickets are filed in (decisions, Addresses and calls). Null: this one. */
  readonly ticketsUrl: URL | null;
  /** Writes job descriptions. Null: the portal composes them. */
  readonly generator: { readonly url: URL; readonly key: string; readonly model: string } | null;
  /** Mail relays sign what they send with it. Null: no mail is received. */
  readonly inboundMailSecret: string | null;
  /** Addresses and networks of reverse proxies, whose X-Forwarded-For names the visitor. */
  readonly trustedProxies: readonly string[];
  /** Admins are alerted when a user downloads sensitive data of more people on one day. */
  readonly downloadAlert: number;
  readonly secondPersonFor: readonly GuardedPayPart[];
}

type DatabaseChoice = { readonly kind: 'embedded' } | { readonly kind: 'server'; readonly url: string };

export type PushChoice =
  | { readonly kind: 'embedded'; readonly port: number }
  | {
      readonly kind: 'external';
      readonly url: URL;
      readonly appId: string;
      readonly key: string;
      readonly secret: string;
    };

/** Pure: the caller passes the environment. Throws a ConfigProblem whose message names the wrong setting. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const settings = readSettings(env);
  const appUrl = settings.APP_URL?.origin ?? `http://${hostToVisit(settings.HOST)}:${settings.PORT}`;
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: resolve(settings.DATA_DIR),
    database: databaseChoice(settings),
    appUrl,
    appKeys: settings.APP_KEY ?? null,
    smtpUrl: settings.SMTP_URL ?? null,
    smsUrl: settings.SMS_URL ?? null,
    storageUrl: settings.STORAGE_URL ?? null,
    push: pushChoice(settings),
    devHost: settings.DEV_HOST ?? null,
    isDemo: settings.DEMO === undefined ? settings.DATABASE_URL === undefined : settings.DEMO === '1',
    demoPassword: settings.DEMO_PASSWORD ?? null,
    errorReportingDsn: settings.ERROR_REPORTING_DSN ?? null,
    inboundMailSecret: settings.INBOUND_MAIL_SECRET ?? null,
    trustedProxies: settings.TRUSTED_PROXIES,
    downloadAlert: settings.DOWNLOAD_ALERT,
    secondPersonFor: settings.SECOND_PERSON_FOR,
    webPushUrls: settings.WEB_PUSH_URLS,
    generator: generatorChoice(settings),
    ticketsUrl:
      settings.TICKETS_URL === undefined || isSame(settings.TICKETS_URL, appUrl) ? null : settings.TICKETS_URL,
  };
}

const isSame = (url: URL, appUrl: string) => url.href.replace(/\/$/, '') === appUrl;

function databaseChoice(settings: Settings): DatabaseChoice {
  if (settings.DATABASE_URL === undefined) return { kind: 'embedded' };
  if (settings.APP_KEY === undefined) {
    throw new ConfigProblem(
      'APP_KEY',
      'APP_KEY is missing, and DATABASE_URL requires it: give 32 random bytes in base64, as "openssl rand -base64 32" ' +
        'prints them, the same for every server on this database.',
    );
  }
  return { kind: 'server', url: settings.DATABASE_URL };
}

function generatorChoice({ GENERATOR_URL: url, GENERATOR_KEY: key, GENERATOR_MODEL: model }: Settings) {
  if (url !== undefined && key !== undefined && model !== undefined) return { url, key, model };
  const given = Object.entries({ GENERATOR_URL: url, GENERATOR_KEY: key, GENERATOR_MODEL: model }).find(
    ([, value]) => value !== undefined,
  );
  if (given === undefined) return null;
  throw new ConfigProblem(
    given[0],
    `${given[0]} is set, but the generator needs all of GENERATOR_URL, GENERATOR_KEY and GENERATOR_MODEL: set the others too, or none of them.`,
  );
}

function pushChoice(settings: Settings): PushChoice {
  const { PORT, PUSH_PORT, PUSH_HOST: url, PUSH_APP_ID: appId, PUSH_KEY: key, PUSH_SECRET: secret } = settings;
  if (url !== undefined && key !== undefined && secret !== undefined)
    return { kind: 'external', url, appId, key, secret };
  const given = Object.entries({ PUSH_HOST: url, PUSH_KEY: key, PUSH_SECRET: secret }).filter(
    ([, value]) => value !== undefined,
  );
  if (given.length > 0) {
    const [name = 'PUSH_HOST'] = given[0] ?? [];
    throw new ConfigProblem(
      name,
      `${name} is set, but an external push server needs all of PUSH_HOST, PUSH_KEY and PUSH_SECRET: set the others too, or none of them.`,
    );
  }
  if (PORT === PUSH_PORT && PORT !== 0) {
    throw new ConfigProblem('PUSH_PORT', `PUSH_PORT is ${PUSH_PORT}, which PORT uses already: give it another port.`);
  }
  return { kind: 'embedded', port: PUSH_PORT };
}

function hostToVisit(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
