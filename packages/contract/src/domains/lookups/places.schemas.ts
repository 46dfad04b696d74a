import { z } from 'zod';
import { optionalId, requiredId, requiredText } from '../../fields.ts';
import { validationMessages as say } from '../../validation-messages.ts';

export const officeLabels = {
  name: 'Name',
  address: 'Address',
  timezone_id: 'Timezone',
  country_id: 'Country',
} as const;
export const currencyLabels = { code: 'Code', name: 'Name', symbol: 'Symbol' } as const;

const stored = { id: requiredId('Id'), version: z.int().min(1).optional() };

const officeShape = {
  name: requiredText(officeLabels.name, 100),
  address: requiredText(officeLabels.address, 300),
  timezone_id: optionalId(officeLabels.timezone_id),
  country_id: optionalId(officeLabels.country_id),
};
export const createOfficeBody = z.strictObject(officeShape);
export const updateOfficeBody = z.strictObject({ ...stored, ...officeShape });

const currencyShape = {
  /** ISO 4217: three capital letters. */
  code: requiredText(currencyLabels.code, 3).pipe(
    z
      .string()
      .toUpperCase()
      .regex(/^[A-Z]{3}$/, say.invalid(currencyLabels.code)),
  ),
  name: requiredText(currencyLabels.name, 100),
  symbol: requiredText(currencyLabels.symbol, 10),
};
export const createCurrencyBody = z.strictObject(currencyShape);
export const updateCurrencyBody = z.strictObject({ ...stored, ...currencyShape });
