import { dayIn, homeZone } from '@muster/contract';
import { lookupsCalls as calls } from '@muster/contract/domains/lookups/lookups.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { statusTypeAnswer } from './lookups.presenter.ts';
import * as lists from './lookups.repository.ts';

/** Small lists, returned as stored. */
export const lookupsBindings = [
  bind(calls.currentTime, async ({ clock }) => {
    const now = clock.now();
    return { time: now.toString(), day: dayIn(homeZone, now), timezone: homeZone };
  }),
  bind(calls.shiftBreakTypes, ({ db }) => lists.listBreakTypes(db)),
  bind(calls.invoiceSubscriptions, ({ db }) => lists.listNamed(db, 'invoice_subscription')),
  bind(calls.attachmentTypes, ({ db }) => lists.listAttachmentTypes(db, 'employee')),
  bind(calls.clientAttachmentTypes, ({ db }) => lists.listAttachmentTypes(db, 'client')),
  bind(calls.statusTypes, async ({ db }) => (await lists.listStatusTypes(db)).map(statusTypeAnswer)),
  bind(calls.positionAttachmentTypes, ({ db }) => lists.listNamed(db, 'position_attachment_type')),
  bind(calls.candidateAttachmentTypes, ({ db }) => lists.listNamed(db, 'candidate_attachment_type')),
  bind(calls.usStates, ({ db }) => lists.listStates(db, { code: 'US' })),
  bind(calls.statesOfCountry, ({ db }, { query }) => lists.listStates(db, { id: query.country_id })),
  bind(calls.countries, ({ db }) => lists.listCountries(db)),
  bind(calls.teamRoles, ({ db }) => lists.listNamed(db, 'team_role')),
  bind(calls.timezones, ({ db }) => lists.listTimezones(db)),
  bind(calls.offices, ({ db }) => lists.listOffices(db)),
  bind(calls.currencies, ({ db }) => lists.listCurrencies(db)),
];
