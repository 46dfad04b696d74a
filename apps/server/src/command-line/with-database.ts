import { joinDatabase } from '../database/connect.ts';
import { refuseWrongKeys } from '../platform/audit/check-app-keys.ts';
import { systemClock, systemRandom } from '../platform/clock/clock.ts';
import { loadAppKeys } from '../platform/config/app-key.ts';
import { readConfig } from '../platform/config/config.ts';
import { environment } from '../platform/config/environment.ts';
import { openFileStorage } from '../platform/files/file-storage.ts';
import { buildServices } from '../platform/http/build-services.ts';
import { createLog } from '../platform/log/log.ts';
import { upgradeDatabase } from '../upgrade-database.ts';
import type { CommandContext } from './command.ts';

/** Opens the database, or joins that of a running portal, and always closes it. */
export async function withDatabase(
  options: { readonly say: (line: string) => void; readonly migrates: boolean },
  run: (ctx: CommandContext) => Promise<void>,
): Promise<void> {
  const config = readConfig(environment());
  const log = createLog({ level: 'error' });
  const keys = await loadAppKeys(config);
  const database = await joinDatabase(config, log);
  try {
    const { services, close } = buildServices({
      connection: database.connection,
      keys,
      files: openFileStorage({ ...config, keys, clock: systemClock, random: systemRandom }),
      appUrl: config.appUrl,
      clock: systemClock,
      random: systemRandom,
      log,
    });
    try {
      const db = services.databases.system;
      if (options.migrates) await upgradeDatabase(database.connection, db, keys);
      else await refuseWrongKeys(db, keys);
      await run({ config, database, keys, services, say: options.say });
    } finally {
      await close();
    }
  } finally {
    await database.stop();
  }
}
