import { clientHistories } from '../domains/clients/index.ts';
import { employeeHistories } from '../domains/employees/index.ts';
import { shiftHistories } from '../domains/shifts/index.ts';
import { type DatedProblem, datedProblems } from '../platform/dated/dated-report.repository.ts';
import { type Command, CommandFailure } from './command.ts';

const mostOfKind = 100;

export const datedReport: Command = {
  name: 'dated:report',
  usage: 'dated:report',
  summary: 'Lists days on which a dated history has two values, or none where there has to be one.',
  run: async (_given, { services, say }) => {
    const histories = [...employeeHistories, ...shiftHistories, ...clientHistories];
    let problems = 0;
    for (const history of histories) {
      const found = await datedProblems(services.databases.system, history, mostOfKind);
      for (const problem of found) say(lineOf(history.name, problem));
      problems += found.length;
    }
    if (problems > 0)
      throw new CommandFailure(`Found ${problems} problems, at most ${mostOfKind} of a kind are listed.`);
    say(`No overlaps and no gaps in ${histories.length} kinds of histories.`);
  },
};

function lineOf(name: string, { owner, problem, from, until }: DatedProblem): string {
  return `${name} ${owner}: ${problem} from ${from} ${until === null ? 'on' : `to the day before ${until}`}`;
}
