import { type FieldErrors, invalidInput } from '@muster/contract';
import { restDayShifts, rotationSeams } from '@muster/contract/domains/shifts/rotation.rules.ts';
import type { RotationPattern } from '@muster/contract/domains/shifts/rotation-week.rules.ts';
import { rotationLabels } from '@muster/contract/domains/shifts/rotations.constants.ts';
import type { RotationInput } from '@muster/contract/domains/shifts/rotations.schemas.ts';
import { weekdays } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { validationMessages as say } from '@muster/contract/validation-messages.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { clientExists, holdShifts, patternShifts, type StoredRotationDay } from './rotation-write.repository.ts';

type Pattern = Pick<RotationInput, 'client_id' | 'weeks' | 'days'>;

/**
 * Every day of the pattern as it is stored. @throws Problem invalid-input for a shift of another client, days after the last week, or
 * shifts that overlap
 */
export async function checkedPattern(ctx: Ctx, input: Pattern): Promise<StoredRotationDay[]> {
  const clientId = input.client_id ?? null;
  const ids = [...new Set(input.days.map(({ shift_id }) => shift_id))];
  await withoutRowSecurity(ctx.db, () => holdShifts(ctx.db, ids));
  const shifts = await patternShifts(ctx.db, ids);
  const errors: FieldErrors = {};
  if (clientId !== null && !(await clientExists(ctx.db, clientId))) {
    errors.client_id = [say.invalid(rotationLabels.client_id)];
  }
  if (input.days.some(({ week }) => week > input.weeks)) errors.days = ['The pattern has days after its last week.'];
  else if (shifts.length < ids.length) errors.days = [say.invalid('Shift')];
  const foreign = shifts.find(({ client_id }) => client_id !== null && client_id !== clientId);
  if (foreign) errors.days = [foreignText(foreign.name, clientId)];
  if (Object.keys(errors).length > 0) throw invalidInput(errors);

  const pattern = patternOfInput(input);
  const times = new Map(shifts.map(({ id, ...shift }) => [id, shift]));
  const today = todayAtHome(ctx);
  const clash = rotationSeams(pattern, times, today).find(({ minutes }) => minutes < 0);
  if (clash) {
    const dayText = ({ week, weekday }: { week: number; weekday: number }) =>
      `${weekdays[weekday - 1]} of week ${week}`;
    throw invalidInput({
      days: [`The shift on ${dayText(clash.second)} would overlap with the one on ${dayText(clash.first)}.`],
    });
  }
  return [
    ...pattern.days.map((day) => ({ ...day, isOff: false })),
    ...restDayShifts(pattern, times, today).map((day) => ({ ...day, isOff: true })),
  ];
}

function patternOfInput({ weeks, days }: Pick<RotationInput, 'weeks' | 'days'>): RotationPattern {
  return { weeks, days: days.map(({ week, weekday, shift_id }) => ({ week, weekday, shiftId: shift_id })) };
}

const foreignText = (shift: string, clientId: number | null) =>
  clientId === null
    ? `${shift} is for the people of one client: choose the client of the rotation.`
    : `${shift} is for the people of another client.`;
