import type { Db } from '../../database/db.ts';
import type { Log } from '../log/log.ts';
import type { AuditEntry } from './audit-entry.ts';
import type { AuditFacts } from './audit-facts.ts';
import type { AuditNote, AuditWriter } from './write-audit.ts';

export interface ReadNotes {
  /** Keeps an entry in memory for a moment. Reads and denied calls have no transaction that could store it. */
  readonly note: (facts: AuditFacts, entry: AuditEntry) => void;
  /** Writes the entries in memory. */
  flush(): Promise<void>;
  /** Writes the remaining entries before the server stops. */
  close(): Promise<void>;
}

const everyMs = 500;
const atOnce = 200;
/**
 * Entries kept while the database is unavailable. Above this limit entries are dropped and logged, to protect the
 * memory.
 */
const mostKept = 20_000;

export function createReadLog({ db, writer, log }: { db: Db; writer: AuditWriter; log: Log }): ReadNotes {
  let kept: AuditNote[] = [];
  let writing: Promise<void> = Promise.resolve();

  const write = async () => {
    while (kept.length > 0) {
      const notes = kept.splice(0, atOnce);
      try {
        await writer.writeAll(db, notes);
      } catch (error) {
        kept = [...notes, ...kept];
        log.error({ error, count: kept.length }, 'The activity log could not be written; trying again.');
        return;
      }
    }
  };

  const flush = () => {
    writing = writing.then(write);
    return writing;
  };

  const timer = setInterval(() => kept.length > 0 && flush(), everyMs);
  timer.unref();

  return {
    note(facts, entry) {
      if (kept.length >= mostKept) {
        log.error(
          { event: entry.event, requestId: facts.requestId ?? '' },
          'An entry of the activity log was lost: too many are waiting.',
        );
        return;
      }
      kept.push({ facts, entry });
      if (kept.length === atOnce) flush();
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
