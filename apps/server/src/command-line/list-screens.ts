import type { ScreenDeclaration } from '@muster/contract';
import { allScreens } from '@muster/contract/all-screens.ts';
import { isNotYetBuilt } from '@muster/contract/not-yet-built.ts';
import type { Command } from './command.ts';
import { examplesFor } from './screen-examples.repository.ts';

export const listScreens: Command = {
  name: 'screens',
  usage: 'screens [--json]',
  summary: 'Every address with its rule, whether it is built, and an example that exists in the data.',
  options: { json: { type: 'boolean', help: 'For programs.' } },
  run: async (given, { services, say }) => {
    const examples = await examplesFor({ db: services.databases.system, cipher: services.cipher });
    const rows = allScreens.map((screen: ScreenDeclaration) => {
      const built = !isNotYetBuilt(screen.name);
      return {
        name: screen.name,
        path: screen.path,
        title: screen.title,
        section: screen.section,
        rule: screen.access,
        clientRule: screen.clientAccess ?? null,
        removedForEmployeeOnly: screen.removedForEmployeeOnly ?? false,
        built,
        example: built ? examples(screen) : null,
      };
    });
    if (given.values.json) say(JSON.stringify(rows, null, 2));
    else
      for (const row of rows)
        say(`${row.built ? 'built  ' : 'planned'}  ${row.path.padEnd(52)} ${JSON.stringify(row.rule)}`);
  },
};
