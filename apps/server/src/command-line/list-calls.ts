import type { AccessRule } from '@muster/contract';
import { allCalls } from '@muster/contract/all-calls.ts';
import { plannedCalls } from '@muster/contract/not-yet-built.ts';
import type { Command } from './command.ts';

export const listCalls: Command = {
  name: 'calls',
  usage: 'calls [--json]',
  summary: 'Every call with its rule and whether it is built.',
  options: { json: { type: 'boolean', help: 'For programs.' } },
  run: null,
  runAlone: async (given, say) => {
    const rows = [
      ...allCalls.map(({ method, path, section, access }) => ({
        method,
        path,
        section,
        rule: access as AccessRule,
        built: true,
      })),
      ...plannedCalls.map(({ method, path, section, access }) => ({
        method,
        path,
        section,
        rule: access,
        built: false,
      })),
    ];
    if (given.values.json) say(JSON.stringify(rows, null, 2));
    else
      for (const row of rows)
        say(
          `${row.built ? 'built  ' : 'planned'}  ${row.method.padEnd(6)} ${row.path.padEnd(52)} ${JSON.stringify(row.rule)}`,
        );
  },
};
