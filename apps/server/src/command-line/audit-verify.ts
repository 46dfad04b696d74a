import { join } from 'node:path';
import { createAuditKeys } from '../platform/audit/audit-keys.ts';
import { verifyAuditLog } from '../platform/audit/verify.ts';
import { createKeyRing } from '../platform/crypto/key-ring.ts';
import { type Command, UsageProblem } from './command.ts';

export const auditVerify: Command = {
  name: 'audit:verify',
  usage: 'audit:verify',
  summary: 'Walks the chain of the activity log and says where it was tampered with.',
  run: async (_given, { config, keys, services, say }) => {
    const report = await verifyAuditLog({
      db: services.databases.system,
      keys: createAuditKeys(createKeyRing(keys).audit),
      headFile: join(config.dataDir, 'audit-head.json'),
    });
    for (const { sequence, rowId, what } of report.findings)
      say(`${sequence}${rowId === null ? '' : ` (row ${rowId})`}: ${what}`);
    say(`Verified ${report.verified} entries; ${report.unsealed} are not sealed yet.`);
    if (!report.isIntact) throw new UsageProblem('The activity log is NOT intact.');
    say('The activity log is intact.');
  },
};
