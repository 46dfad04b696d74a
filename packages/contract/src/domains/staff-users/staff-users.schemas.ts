import { z } from 'zod';
import { requiredEmail, requiredId, requiredName } from '../../fields.ts';
import { validationMessages as say } from '../../validation-messages.ts';
import { staffUserLabels as labels, staffUserLimits as limits, staffUserRoles } from './staff-users.constants.ts';

const roles = z
  .array(z.enum(staffUserRoles, { error: say.invalid(labels.roles) }), { error: say.invalid(labels.roles) })
  .min(1, 'Choose at least one role.')
  .transform((chosen) => staffUserRoles.filter((role) => chosen.includes(role)));

export const inviteStaffUserBody = z.strictObject({
  first_name: requiredName(labels.first_name, limits.name),
  last_name: requiredName(labels.last_name, limits.name),
  email: requiredEmail(labels.email, limits.email),
  roles,
});

export const updateStaffUserBody = z.strictObject({ id: requiredId('Id'), version: z.int().min(1), roles });
