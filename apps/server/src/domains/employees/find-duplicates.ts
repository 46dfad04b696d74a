import type { CallAnswer, CallInput } from '@muster/contract';
import { type duplicatesCalls, mostDuplicates } from '@muster/contract/domains/employees/duplicates.calls.ts';
import { mayReadEmployees, maySeeSensitive } from '@muster/contract/domains/employees/employees.policy.ts';
import { reachOf, recordArea } from '@muster/contract/domains/teams/teams.policy.ts';
import { isDay } from '@muster/contract/plain-day.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { duplicateEmployees } from './duplicate-employees.repository.ts';

type Find = (typeof duplicatesCalls)['find'];

/** Only records that the viewer may open; personal mail is compared only for viewers who see it. */
export async function findDuplicates(ctx: Ctx, { body }: CallInput<Find>): Promise<CallAnswer<Find>> {
  if (!mayReadEmployees(ctx.viewer)) return [];
  const question = {
    name: body.name.replace(/\s+/g, ' '),
    birthdate: isDay(body.birthdate) ? body.birthdate : null,
    workEmail: body.work_email,
    personalEmail: maySeeSensitive(ctx.viewer) ? body.personal_email : '',
  };
  const reach = reachOf(ctx.viewer, recordArea);
  const found = await duplicateEmployees(ctx.db, question, { reach, most: mostDuplicates });
  return found.map(({ has_name, has_work_email, has_personal_email, ...record }) => ({
    ...record,
    matches: [
      ...(has_name ? ['name-and-birthdate' as const] : []),
      ...(has_work_email ? ['work-email' as const] : []),
      ...(has_personal_email ? ['personal-email' as const] : []),
    ],
  }));
}
