import type { Choices } from '../../../platform/form/lookup.ts';
import { useShifts } from '../../shifts/index.ts';

/** The shifts that employees of the client may work, and the employee's current one; without a client, the shifts of all clients. */
export function useShiftChoices({ client = null, current = null }: ShiftQuestion = {}): Choices {
  return useShifts({
    only: ({ id, client_id: owner }) => client === null || owner === null || owner === client || id === current,
  }).choices;
}

interface ShiftQuestion {
  readonly client?: number | null;
  readonly current?: number | null;
}
