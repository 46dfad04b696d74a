import { expect, it } from 'vitest';
import { codebaseOf, readCodebase } from './reading/codebase.ts';
import { textCatalogue } from './text-catalogue.ts';

it('lists the texts of a domain from all packages, with every place', () => {
  const catalogue = textCatalogue(
    codebaseOf({
      'apps/web/src/domains/teams/team-list/team-list.page.tsx':
        'export const Page = () => <p title="Add team" className="wide">No teams\n yet.</p>;\nexport const again = \'Add team\';\n',
      'packages/contract/src/domains/teams/teams.schemas.ts':
        "export const label = 'Team name';\nexport const key = 'team_id';\n",
      'apps/web/src/ui/state/empty.tsx': "export const none = 'No matches';\n",
      'apps/web/src/domains/teams/team.test.ts': "export const name = 'Not shown';\n",
    }),
  );
  expect(catalogue.map(({ area, text, places }) => [area, text, places.length])).toEqual([
    ['teams', 'Add team', 2],
    ['teams', 'No teams yet.', 1],
    ['teams', 'Team name', 1],
    ['ui', 'No matches', 1],
  ]);
});

it('finds the texts of every domain with screens', () => {
  const areas = new Set(textCatalogue(readCodebase()).map(({ area }) => area));
  for (const domain of ['home', 'employees', 'clients', 'leave', 'attendance', 'timesheets', 'shifts'])
    expect(areas).toContain(domain);
});
