import { allCalls } from '@muster/contract/all-calls.ts';
import type { Command } from './command.ts';

export const listCalls: Command = {
  name: 'calls',
  usage: 'calls [--json]',
  summary: 'Every call with its rule.',
  options: { json: { type: 'boolean', help: 'For programs.' } },
  run: null,
  runAlone: async (given, say) => {
    const rows = allCalls.map(({ method, path, section, access }) => ({
      ...{ method, path, section, rule: access },
      // As of a screen, so that programs read both lists alike.
      built: true,
    }));
    if (given.values.json) say(JSON.stringify(rows, null, 2));
    else for (const row of rows) say(`${row.method.padEnd(6)} ${row.path.padEnd(52)} ${JSON.stringify(row.rule)}`);
  },
};
