import { z } from 'zod';
import { requiredId, requiredText } from '../../fields.ts';
import { validationMessages as say } from '../../validation-messages.ts';

export const currencyLabels = { code: 'Code', name: 'Name', symbol: 'Symbol' } as const;

const stored = { id: requiredId('Id'), version: z.int().min(1) };

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
