import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { demoAccounts, personOfTwoCompanies } from './database/seed/demo-people.ts';
import { fillIfEmpty, seedDemo } from './database/seed/seed-demo.ts';
import { settleDays } from './domains/attendance/index.ts';
import { followHolidays } from './domains/holidays/index.ts';
import { accrueLeave } from './domains/leave/index.ts';
import { applyTicketTimes } from './domains/tickets/index.ts';
import { logDemoActivity } from './log-demo-activity.ts';
import type { Config } from './platform/config/config.ts';
import { hashPassword } from './platform/crypto/passwords.ts';
import type { CallServices } from './platform/http/call-services.ts';

/** Fills an empty database with the demo company on a first start. Returns the lines about the demo sign-ins. */
export async function loadDemoOnce(
  config: Config,
  services: CallServices,
  say: (line: string) => void,
): Promise<readonly string[]> {
  if (!config.isDemo) return [];
  const file = join(config.dataDir, 'demo-password');
  const password = await fillIfEmpty(services.databases.system, () => loadDemo(config, services, { file, say }));
  return signInLines(password ?? config.demoPassword ?? (await keptPassword(file)));
}

async function loadDemo(
  config: Config,
  services: CallServices,
  { file, say }: { readonly file: string; readonly say: (line: string) => void },
): Promise<string> {
  const password =
    config.demoPassword ?? (await keepPassword(config.dataDir, file, services.random.token().slice(0, 20)));
  say('Loading the demo company …');
  const now = services.clock.now();
  const { clients, employees } = await seedDemo(services.databases.scoped, {
    cipher: services.cipher,
    passwordHash: hashPassword,
    demoPassword: password,
    now,
    followHolidays,
    accrueLeave,
    applyTicketTimes: (db, ids) => applyTicketTimes({ db }, ids),
    settleDays: (db, employeeIds, days) =>
      settleDays({ db, clock: { now: () => now }, audit: async () => {}, announce: async () => {} }, employeeIds, days),
    logActivity: logDemoActivity(services.auditLine),
    keepFile: (content) => services.files.keep(Readable.from([content])),
  });
  say(`Demo company loaded: ${clients} clients, ${employees} employees.`);
  return password;
}

async function keptPassword(file: string): Promise<string | null> {
  return readFile(file, 'utf8').then(
    (text) => text.trim(),
    () => null,
  );
}

async function keepPassword(folder: string, file: string, password: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await writeFile(file, `${password}\n`, { mode: 0o600 });
  return password;
}

function signInLines(password: string | null): readonly string[] {
  if (password === null) return [];
  const emails = [...demoAccounts, personOfTwoCompanies].map(({ email }) => email);
  return ['', `Demo sign-ins, all with the password ${password}`, ...rowsOf(emails)];
}

function rowsOf(emails: readonly string[]): readonly string[] {
  const width = Math.max(...emails.map((email) => email.length)) + 2;
  const rows: string[] = [];
  for (let at = 0; at < emails.length; at += 3) {
    rows.push(
      `  ${emails
        .slice(at, at + 3)
        .map((email) => email.padEnd(width))
        .join('')
        .trimEnd()}`,
    );
  }
  return rows;
}
