import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigProblem } from './config-problem.ts';

const appKey = randomBytes(32).toString('base64');
const onServer = { DATABASE_URL: 'postgres://muster:hidden-password@db/muster', APP_KEY: appKey };

describe('readConfig', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toMatchObject({
      port: 8000,
      host: '127.0.0.1',
      dataDir: `${process.cwd()}/data`,
      database: { kind: 'embedded' },
      appUrl: 'http://127.0.0.1:8000',
      appKeys: null,
      smtpUrl: null,
      push: { kind: 'embedded', port: 6001 },
      isDemo: true,
      ticketsUrl: null,
    });
  });

  it('treats an empty text as not set', () => {
    expect(readConfig({ PORT: '', APP_URL: ' ', DATABASE_URL: '' })).toMatchObject({
      port: 8000,
      database: { kind: 'embedded' },
    });
  });

  it('reads the parts of pay that need a second person', () => {
    expect(readConfig({}).secondPersonFor).toEqual([]);
    expect(readConfig({ SECOND_PERSON_FOR: 'cost' }).secondPersonFor).toEqual(['cost']);
    expect(readConfig({ SECOND_PERSON_FOR: ' bank_account , payment_method,salary,cost' }).secondPersonFor).toEqual([
      'bank_account',
      'payment_method',
      'salary',
      'cost',
    ]);
  });

  it('reads the addresses of proxies', () => {
    expect(readConfig({}).trustedProxies).toEqual([]);
    expect(readConfig({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8' }).trustedProxies).toEqual([
      '127.0.0.1',
      '10.0.0.0/8',
    ]);
  });

  it('loads the demo company into a database server only on request', () => {
    expect(readConfig(onServer).isDemo).toBe(false);
    expect(readConfig({ ...onServer, DEMO: '1' }).isDemo).toBe(true);
    expect(readConfig({ DEMO: '0' }).isDemo).toBe(false);
  });

  it('reads one key, or the current key before older ones', () => {
    expect(readConfig({ APP_KEY: appKey }).appKeys).toEqual({
      current: { version: 1, key: Buffer.from(appKey, 'base64') },
      older: [],
    });
    const newer = randomBytes(32).toString('base64url');
    const keys = readConfig({ APP_KEY: `2:${newer}, 1:${appKey}` }).appKeys;
    expect(keys?.current).toEqual({ version: 2, key: Buffer.from(newer, 'base64') });
    expect(keys?.older.map((key) => key.version)).toEqual([1]);
  });

  it('takes a dev host, and has none unless it is set', () => {
    expect(readConfig({}).devHost).toBeNull();
    expect(readConfig({ DEV_HOST: 'dev.example.com' }).devHost).toBe('dev.example.com');
  });

  it('takes an external push server when all its settings are given', () => {
    const push = { PUSH_HOST: 'https://push.example.com', PUSH_KEY: 'key', PUSH_SECRET: 'secret' };
    expect(readConfig(push).push).toMatchObject({ kind: 'external', appId: 'muster', key: 'key' });
  });

  it.each([
    { HOST: '0.0.0.0', expected: 'http://localhost:8000' },
    { HOST: '::1', expected: 'http://[::1]:8000' },
    { HOST: '10.0.0.7', PORT: '80', expected: 'http://10.0.0.7:80' },
    { APP_URL: 'https://portal.example.com/', expected: 'https://portal.example.com' },
  ])('knows its own address: $expected', ({ expected, ...env }) => {
    expect(readConfig(env).appUrl).toBe(expected);
  });

  it.each([
    [{ PORT: '80a' }, 'PORT is "80a": give a whole number from 0 to 65535.'],
    [{ PORT: '65536' }, 'PORT is "65536": give a whole number from 0 to 65535.'],
    [{ PORT: '-1' }, 'PORT is "-1"'],
    [{ HOST: 'my host' }, 'HOST is "my host": give a host name'],
    [{ APP_URL: 'portal.example.com' }, 'APP_URL is "portal.example.com": give the address'],
    [{ APP_URL: 'https://portal.example.com/muster' }, 'APP_URL is "https://portal.example.com/muster"'],
    [{ APP_KEY: 'short' }, 'APP_KEY is not usable: give 32 random bytes'],
    [{ APP_KEY: `1:${appKey},1:${appKey}` }, 'APP_KEY is not usable'],
    [{ DATABASE_URL: 'mysql://root@db/muster', APP_KEY: appKey }, 'DATABASE_URL is not usable: give postgres://'],
    [{ DATABASE_URL: onServer.DATABASE_URL }, 'APP_KEY is missing, and DATABASE_URL requires it'],
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL is not usable: give smtp://'],
    [{ SMS_URL: 'sms' }, 'SMS_URL is not usable'],
    [{ STORAGE_URL: 's3://key:secret@host/bucket' }, 'STORAGE_URL is not usable: give file:///FOLDER; object stores'],
    [{ STORAGE_URL: 'https://bucket' }, 'STORAGE_URL is not usable: give file:///FOLDER'],
    [{ PUSH_PORT: '8000' }, 'PUSH_PORT is 8000, which PORT uses already'],
    [{ PUSH_KEY: 'key' }, 'PUSH_KEY is set, but an external push server needs all of'],
    [{ DEMO: 'yes' }, 'DEMO is "yes": give 1 for the demo company'],
    [
      { DEV_HOST: 'https://dev.example.com' },
      'DEV_HOST is "https://dev.example.com": give a host name in lower case without scheme and port, such as dev.example.com.',
    ],
    [{ DEMO_PASSWORD: 'too short' }, 'DEMO_PASSWORD is not usable: give at least 15 characters.'],
    [{ ERROR_REPORTING_DSN: 'https://errors.example.com/1' }, 'ERROR_REPORTING_DSN is not usable'],
    [{ TRUSTED_PROXIES: '127.0.0.1,proxy' }, 'TRUSTED_PROXIES is "127.0.0.1,proxy"'],
    [
      { SECOND_PERSON_FOR: 'salary,pension' },
      'SECOND_PERSON_FOR is "salary,pension": give parts with commas between: bank_account, payment_method, salary, cost.',
    ],
    [{ SECOND_PERSON_FOR: 'Salary' }, 'SECOND_PERSON_FOR is "Salary"'],
    [{ SECOND_PERSON_FOR: 'salary,' }, 'SECOND_PERSON_FOR is "salary,"'],
    [{ INBOUND_MAIL_SECRET: 'too short' }, 'INBOUND_MAIL_SECRET is not usable: give at least 32 characters'],
    [{ TICKETS_URL: 'tickets' }, 'TICKETS_URL is "tickets"'],
  ])('stops at %o', (env, sentence) => {
    const reading = () => readConfig(env);
    expect(reading).toThrow(ConfigProblem);
    expect(reading).toThrow(sentence);
  });

  it('never repeats a secret', () => {
    const marker = 'CANARY-5f2e';
    for (const name of [
      'DATABASE_URL',
      'APP_KEY',
      'SMTP_URL',
      'SMS_URL',
      'STORAGE_URL',
      'ERROR_REPORTING_DSN',
      'INBOUND_MAIL_SECRET',
    ]) {
      expect(() => readConfig({ [name]: marker })).toThrow(name);
      expect(() => readConfig({ [name]: marker })).not.toThrow(marker);
    }
  });
});
