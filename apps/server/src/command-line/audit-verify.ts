import { Problem } from '@muster/contract';
import { adoptHead } from '../platform/audit/adopt-head.ts';
import { createAuditKeys } from '../platform/audit/audit-keys.ts';
import type { HeadPlace } from '../platform/audit/external-head.ts';
import { headPlaceOf } from '../platform/audit/head-place.ts';
import { type AuditReport, verifyAuditLog } from '../platform/audit/verify.ts';
import { createKeyRing } from '../platform/crypto/key-ring.ts';
import { systemScope, writeWithin } from '../platform/row-security/within-scope.ts';
import { type Command, type CommandContext, CommandFailure, type GivenArguments, textOption } from './command.ts';

export const auditVerify: Command = {
  name: 'audit:verify',
  usage: 'audit:verify [--adopt "REASON" --by "NAME"]',
  summary: 'Verifies the chain of the activity log and says where it was tampered with.',
  options: {
    adopt: {
      type: 'string',
      help: 'Make the present head the one kept outside the database, for this reason, such as a restored backup.',
    },
    by: { type: 'string', help: 'Who adopts it. The activity log records both.' },
  },
  run: verifyOrAdopt,
};

async function verifyOrAdopt(given: GivenArguments, ctx: CommandContext): Promise<void> {
  const { config, keys, services, say } = ctx;
  const adoption =
    given.values.adopt === undefined ? null : { reason: textOption(given, 'adopt'), by: textOption(given, 'by') };
  const place = { keys: createAuditKeys(createKeyRing(keys).audit), ...(await headPlaceOf(config)) };
  const now = services.clock.now();
  const report = await verifyAuditLog({ db: services.databases.system, now, ...place });
  for (const { sequence, rowId, what } of report.findings)
    say(`${sequence}${rowId === null ? '' : ` (row ${rowId})`}: ${what}`);
  say(`Verified ${report.verified} entries; ${report.unsealed} are not sealed yet.`);
  if (adoption !== null) {
    await adopt(ctx, { place, report, ...adoption });
    say(`The head at number ${report.head.sequence} is now the one kept outside the database.`);
    return;
  }
  if (report.isIntact) return say('The activity log is intact.');
  if (report.findings.every(({ about }) => about === 'head'))
    say('If this has a known cause, such as a restored backup, run: audit:verify --adopt "REASON" --by "NAME"');
  throw new CommandFailure('The activity log is NOT intact.');
}

interface Adopting {
  readonly place: HeadPlace;
  readonly report: AuditReport;
  readonly reason: string;
  readonly by: string;
}

async function adopt({ services }: CommandContext, { place, by, ...adoption }: Adopting): Promise<void> {
  const at = services.clock.now();
  const facts = { at, requestId: null, actor: { userId: null, name: `${by} (command line)` }, impersonator: null };
  try {
    await writeWithin(services.databases, systemScope, (db) =>
      adoptHead({ db, at, record: (entry) => services.writeAudit(db, facts, entry), ...place, ...adoption }),
    );
  } catch (problem) {
    throw problem instanceof Problem ? new CommandFailure(problem.message) : problem;
  }
}
