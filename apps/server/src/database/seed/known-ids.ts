/** Rows that the migrations insert, with ids that never change. */
export const zoneIds = {
  manila: 291,
  sydney: 362,
  melbourne: 356,
  brisbane: 346,
  perth: 359,
  newYork: 169,
  chicago: 94,
  denver: 105,
  losAngeles: 147,
  london: 450,
} as const;

export type ZoneKey = keyof typeof zoneIds;

export const countryIds = { australia: 14, philippines: 175, unitedKingdom: 236, unitedStates: 237 } as const;

export const currencyIds = { php: 1, aud: 2, usd: 3, gbp: 4 } as const;

export const statusTypeIds = {
  active: 1,
  suspended: 2,
  leaveOfAbsence: 3,
  terminated: 4,
  endOfContract: 5,
  redundancy: 6,
  absentWithoutLeave: 7,
  resigned: 8,
  immediateResignation: 9,
} as const;

export const teamRoleIds = { teamLead: 1, assistantTeamLead: 2, qualityAnalyst: 3, trainer: 4, member: 5 } as const;

/** Section 9: the provider itself. */
export const homeClientId = 1;
