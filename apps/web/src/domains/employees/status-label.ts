import { capitalized } from '@muster/contract/capitalized.ts';
import { type EmployeeStatus, employeeStatusColours } from '@muster/contract/states.ts';
import type { Tone } from '../../ui/badge/status-badge.tsx';

/** Badge colours of section 2.9. */
export const statusTone = (status: EmployeeStatus): Tone => employeeStatusColours[status];

/** `active` is shown as `Active`. */
export const statusLabel = (status: string): string => capitalized(status);
