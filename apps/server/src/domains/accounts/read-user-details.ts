import { Problem } from '@muster/contract';
import type { UserDetails } from '@muster/contract/domains/accounts/accounts.schemas.ts';
import type { Company } from '@muster/contract/page-data.ts';
import type { Db } from '../../database/db.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { companiesOf } from '../../platform/session/companies.repository.ts';
import { isFactorFresh } from '../../platform/session/session-life.ts';
import { firstTeamOf } from '../teams/index.ts';
import { configurationProblem } from './configuration-problem.ts';
import { ownAccount, ownCredentials, ownSessionId } from './own-account.ts';
import { openSecret } from './second-factor.ts';
import { enrolmentPicture } from './start-two-factor.ts';
import { userDetailsAnswer } from './user-details.presenter.ts';
import {
  chosenPositions,
  clientOf,
  employeeExists,
  impersonationEnd,
  missedStart,
  shiftOn,
  timezoneName,
} from './user-details.repository.ts';
import type { Account } from './users.repository.ts';

/** @throws Problem config-error (409, status 'config error') if the account is not set up correctly (section 8). */
export async function readUserDetails(ctx: Ctx): Promise<UserDetails> {
  const { viewer, db } = ctx;
  const account = await ownAccount(ctx);
  const credentials = await withoutRowSecurity(db, () => ownCredentials(ctx));
  const client = (await clientOf(db, viewer)) ?? null;
  const isEmployeeThere = viewer.employeeId !== null && (await employeeExists(db, viewer.employeeId));
  const problem = configurationProblem({ ...viewer, isEmployeeThere, isClientThere: client !== null });
  if (problem) throw new Problem('config-error', problem);
  return userDetailsAnswer({
    account,
    credentials,
    companies: await companies(ctx),
    viewer,
    client,
    qr: await openPicture(ctx, credentials),
    team: viewer.employeeId === null ? null : await teamWithLeaders(db, viewer.employeeId),
    shift: viewer.employeeId === null ? null : ((await shiftOn(db, viewer.employeeId, todayAtHome(ctx))) ?? null),
    missedStart:
      viewer.employeeId === null ? null : await missedStart(db, viewer.employeeId, ctx.clock.now().toString()),
    timezone: await timezoneName(db, account.timezone_id),
    chosenPositions: viewer.clientId === null ? [] : await chosenPositions(db, viewer.userId),
    impersonationEndsAt: viewer.impersonator ? await impersonationEnd(db, ownSessionId(ctx)) : null,
  });
}

/** Only between the start and the confirmation of an enrollment, shortly after the password (threat 7). */
async function openPicture(ctx: Ctx, account: Account): Promise<string | null> {
  const { two_factor_secret: sealed, two_factor_confirmed_at: confirmedAt } = account;
  if (sealed === null || confirmedAt !== null) return null;
  if (!isFactorFresh(ctx.session.factorAt, ctx.clock.now())) return null;
  return enrolmentPicture(account.email, openSecret(ctx, account.id, sealed));
}

/** Somebody who acts as the user learns nothing about the person's other companies. */
async function companies({ db, viewer }: Ctx): Promise<Company[]> {
  if (viewer.clientId === null || viewer.impersonator !== null) return [];
  return withoutRowSecurity(db, () => companiesOf(db, viewer.userId));
}

/** Row security hides the team's leads from an employee. */
function teamWithLeaders(db: Db, employeeId: number): Promise<UserDetails['myTeam']> {
  return withoutRowSecurity(db, () => firstTeamOf(db, employeeId));
}
