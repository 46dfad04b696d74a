import { z } from 'zod';
import { optionalId, requiredId, requiredText } from '../../fields.ts';

export const officeLabels = {
  name: 'Name',
  address: 'Address',
  timezone_id: 'Timezone',
  country_id: 'Country',
} as const;

const stored = { id: requiredId('Id'), version: z.int().min(1) };

const officeShape = {
  name: requiredText(officeLabels.name, 100),
  address: requiredText(officeLabels.address, 300),
  timezone_id: optionalId(officeLabels.timezone_id),
  country_id: optionalId(officeLabels.country_id),
};
export const createOfficeBody = z.strictObject(officeShape);
export const updateOfficeBody = z.strictObject({ ...stored, ...officeShape });
