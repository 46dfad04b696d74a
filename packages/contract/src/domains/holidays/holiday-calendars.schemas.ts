import { z } from 'zod';
import { optionalId, optionalText, requiredId, requiredText } from '../../fields.ts';
import { validationMessages as say } from '../../validation-messages.ts';

export const holidayCalendarLabels = {
  name: 'Name',
  country_id: 'Country',
  state: 'State',
  client_id: 'Client',
  description: 'Description',
} as const;

const holidayCalendarShape = {
  name: requiredText(holidayCalendarLabels.name, 100),
  country_id: optionalId(holidayCalendarLabels.country_id),
  state: optionalText(holidayCalendarLabels.state, 60),
  client_id: optionalId(holidayCalendarLabels.client_id),
  description: optionalText(holidayCalendarLabels.description, 300),
};

interface Place {
  readonly country_id?: number | null | undefined;
  readonly client_id?: number | null | undefined;
  readonly state?: string | null | undefined;
}
const hasPlace = ({ country_id: country, client_id: client }: Place) => Boolean(country) || Boolean(client);
const noPlace = { path: ['country_id'], message: 'Select a country, a client, or both.' };
const hasCountry = ({ state, country_id: country }: Place) => !state || Boolean(country);
const noCountry = { path: ['country_id'], message: 'Select the country of the state.' };

export const createHolidayCalendarBody = z
  .strictObject(holidayCalendarShape)
  .refine(hasPlace, noPlace)
  .refine(hasCountry, noCountry);
export const updateHolidayCalendarBody = z
  .strictObject({ id: requiredId('Id'), version: z.int().min(1), ...holidayCalendarShape })
  .refine(hasPlace, noPlace)
  .refine(hasCountry, noCountry);

export const copyYearLabels = { from_year: 'Year to copy', to_year: 'New year' } as const;
const year = (label: string) =>
  z
    .number({ error: say.required(label) })
    .int(say.invalid(label))
    .min(1900, say.invalid(label))
    .max(9999, say.invalid(label));

export const copyYearBody = z
  .strictObject({
    id: requiredId('Id'),
    from_year: year(copyYearLabels.from_year),
    to_year: year(copyYearLabels.to_year),
  })
  .refine(({ from_year: from, to_year: to }) => from !== to, { path: ['to_year'], message: 'Select another year.' });

export const addPublishedLabels = { year: 'Year' } as const;

export const addPublishedBody = z.strictObject({ id: requiredId('Id'), year: year(addPublishedLabels.year) });
