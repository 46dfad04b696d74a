import { apiQuery } from '../../platform/api/api-query.ts';
import { lookupsEndpoints } from '../../platform/api/endpoints/lookups.generated.ts';
import { defineLookup } from '../../platform/form/lookup.ts';

const byName = { label: ({ name }: { readonly name: string }) => name };

export const countries = defineLookup(apiQuery(lookupsEndpoints.countries), byName);
export const timezones = defineLookup(apiQuery(lookupsEndpoints.timezones), {
  ...byName,
  hint: ({ friendly_name }) => friendly_name,
});
export const currencies = defineLookup(apiQuery(lookupsEndpoints.currencies), { label: ({ code }) => code });
/** Found by name and by address, which names the city. */
export const offices = defineLookup(apiQuery(lookupsEndpoints.offices), {
  ...byName,
  hint: ({ name, address }) => (address === name ? undefined : address),
});
export const invoiceSubscriptions = defineLookup(apiQuery(lookupsEndpoints.invoiceSubscriptions), byName);
export const statusTypes = defineLookup(apiQuery(lookupsEndpoints.statusTypes), byName);
export const teamRoles = defineLookup(apiQuery(lookupsEndpoints.teamRoles), byName);
export const breakTypes = defineLookup(apiQuery(lookupsEndpoints.shiftBreakTypes), {
  ...byName,
  hint: ({ is_paid }) => (is_paid ? 'Paid' : 'Not paid'),
});
export const employeeAttachmentTypes = defineLookup(apiQuery(lookupsEndpoints.attachmentTypes), byName);
export const positionAttachmentTypes = defineLookup(apiQuery(lookupsEndpoints.positionAttachmentTypes), byName);
export const candidateAttachmentTypes = defineLookup(apiQuery(lookupsEndpoints.candidateAttachmentTypes), byName);
export const clientAttachmentTypes = defineLookup(apiQuery(lookupsEndpoints.clientAttachmentTypes), byName);
