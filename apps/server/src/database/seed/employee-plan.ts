import { employmentRows } from './dated-rows.ts';
import { type Employment, inventEmployment, type Situation } from './employment.ts';
import { homeClientId, zoneIds } from './known-ids.ts';
import { inventPerson, inventSensitive, type Person, padded } from './person.ts';
import { type EmployeeRows, type Gap, gapKinds, type PlanFacts, type PlanWorld } from './plan-facts.ts';
import { clientPositions, internalPositions } from './positions.ts';
import { sealSensitive } from './seal-sensitive.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';

export interface EmployeePlan {
  readonly id: number;
  readonly person: Person;
  readonly clientId: number;
  readonly situation: Situation;
  /** Days around today that the schedule covers; none if the schedule is the missing configuration. */
  readonly planned: { readonly before: number; readonly after: number } | null;
  readonly rows: EmployeeRows;
}

/** The same id gives the same employee in every plan. */
export function planEmployee(facts: PlanFacts, world: PlanWorld): EmployeePlan {
  const random = seededRandom(`employee ${facts.id}`);
  const person = inventPerson(random);
  const employment = inventEmployment(random, facts.situation, world.time.today);
  const isInternal = facts.at.id === homeClientId;
  const position = random.pick(isInternal ? internalPositions : clientPositions);
  const salary = random.int(position.pay[0] / 500, position.pay[1] / 500) * 500;
  const isPaidInCash = random.chance(0.05);
  const gaps = facts.isComplete ? new Set<Gap>() : inventGaps(random);
  const employee = {
    ...employeeColumns(random, facts, person, employment, world),
    position: position.title,
    client_position: isInternal ? null : position.clientTitle,
    birthdate: gaps.has('birthdate') ? null : person.birthdate,
    payment_method: isPaidInCash ? 'Cash' : 'Bank Account',
  };
  const plain = inventSensitive(random, person, { number: facts.id, salary, isPaidInCash });
  return {
    id: facts.id,
    person,
    clientId: facts.at.id,
    situation: facts.situation,
    planned: gaps.has('schedule') ? null : plannedDays[facts.depth],
    rows: {
      employee: [employee],
      employee_sensitive: [
        { ...sealSensitive(world.cipher, { id: facts.id, uuid: person.uuid }, plain), updated_at: world.time.now },
      ],
      ...employmentRows({ random, facts, employment, gaps, salary }, world),
    },
  };
}

/** Thousands of employees for performance tests need no past. */
export const plannedDays = { history: { before: 66, after: 62 }, flat: { before: 0, after: 6 } } as const;

function employeeColumns(
  random: SeededRandom,
  { id, at }: PlanFacts,
  person: Person,
  employment: Employment,
  world: PlanWorld,
) {
  const { now } = world.time;
  const latest = employment.periods.at(-1) ?? employment.periods[0];
  const location = random.pick(['wfo', 'wfo', 'wfh', 'hybrid']);
  return {
    id,
    uuid: person.uuid,
    third_party_employee_id: `MRS-${padded(id, 6)}`,
    name: person.name,
    client_id: at.id,
    timezone_id: random.chance(0.92) ? zoneIds.manila : zoneIds[at.company.zone],
    office_id: random.pick(world.base.officeIds),
    work_email: `${person.mailName}.${id}@musterstaffing.example`,
    work_phone: random.chance(0.6) ? `+63 917 ${random.digits(3)} ${random.digits(4)}` : null,
    client_email: at.id !== homeClientId && random.chance(0.7) ? `${person.mailName}.${id}@client.example` : null,
    biometric_id: padded(id, 6),
    sprout_system_id: random.chance(0.9) ? `SP${padded(id, 6)}` : null,
    primary_work_location: location,
    secondary_work_location: location === 'wfh' ? 'wfh' : random.pick(['wfo', 'wfh']),
    internal_staff_flag: at.id === homeClientId,
    start_date: latest.start,
    orientation_date: latest.start,
    file_201_complete: random.chance(0.8),
    is_salaried: random.chance(0.9),
    is_infraction_exempted: random.chance(0.02),
    status_type_id: employment.statusTypeId,
    created_at: now,
    updated_at: now,
  };
}

function inventGaps(random: SeededRandom): Set<Gap> {
  const gaps = new Set<Gap>();
  if (!random.chance(0.2)) return gaps;
  for (let count = random.int(1, 3); count > 0; count -= 1) gaps.add(random.pick(gapKinds));
  if (gaps.has('shift')) gaps.add('schedule');
  return gaps;
}
