import { seedEmployees } from '../database/seed/seed-employees.ts';
import { type Command, textOption, UsageProblem } from './command.ts';

const mostEmployees = 1_000_000;

export const seedMany: Command = {
  name: 'seed',
  usage: 'seed --employees N',
  summary: 'Adds N generated employees with their clients, for performance tests.',
  options: { employees: { type: 'string', help: `How many, from 1 to ${mostEmployees}.` } },
  run: async (given, { services, say }) => {
    const count = Number(textOption(given, 'employees'));
    if (!Number.isInteger(count) || count < 1 || count > mostEmployees) {
      throw new UsageProblem(`--employees must be a whole number from 1 to ${mostEmployees}.`);
    }
    const { databases, cipher, clock } = services;
    const onProgress = (stored: number) => say(`${stored} of ${count} employees stored`);
    const seeded = await seedEmployees(databases.system, { count, cipher, now: clock.now(), onProgress });
    say(`Added ${seeded.employees} employees and ${seeded.clients} clients.`);
  },
};
