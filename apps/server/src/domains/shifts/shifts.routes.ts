import { shiftsCalls } from '@muster/contract/domains/shifts/shifts.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { shiftChoices } from './shifts.repository.ts';

export const shiftsBindings = [bind(shiftsCalls.forDropdown, (ctx) => shiftChoices(ctx.db))];
