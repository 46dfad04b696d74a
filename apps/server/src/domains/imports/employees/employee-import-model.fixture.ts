/** The rules of section 5.5 written a second time, as simply as possible and without any of the portal's code. */
export interface ModelPerson {
  readonly id: number;
  readonly number: string;
  readonly name: string;
  readonly client: string;
  readonly position: string;
  readonly email: string;
  readonly location: string;
  readonly shift: string;
}

/** Cells by field; an empty text is an empty cell. */
export interface ModelRow {
  readonly systemId: string;
  readonly number: string;
  readonly name: string;
  readonly client: string;
  readonly position: string;
  readonly email: string;
  readonly location: string;
  readonly shift: string;
  readonly start: string;
  readonly salary: string;
}

export interface ModelWorld {
  readonly people: readonly ModelPerson[];
  /** Active with an invoice configuration; it may exist without accepting new employees. */
  readonly openClients: readonly string[];
  readonly closedClients: readonly string[];
  readonly shifts: readonly string[];
}

/** The outcome of each row, and the employees afterwards: none is changed if any row is wrong. */
export function modelImport(world: ModelWorld, rows: readonly ModelRow[]) {
  const checked = rows.map((row, index) => check(world, row, rows.slice(0, index)));
  const outcomes = checked.map(({ outcome }) => outcome);
  if (outcomes.includes('error')) return { outcomes, people: world.people };
  const changed = new Map(checked.flatMap(({ person }) => (person.id > 0 ? [[person.id, person] as const] : [])));
  const added = checked.filter(({ outcome }) => outcome === 'create').map(({ person }) => person);
  return { outcomes, people: [...world.people.map((one) => changed.get(one.id) ?? one), ...added] };
}

function check(world: ModelWorld, row: ModelRow, earlier: readonly ModelRow[]) {
  const stored = matched(world, row);
  const before: ModelPerson = stored ?? { ...nobody };
  const person = { ...before, ...spoken(world, row) };
  const wrong =
    (row.systemId !== '' && !stored) ||
    earlier.some((other) => stored && matched(world, other)?.id === stored.id) ||
    isTaken(world, row, before.id) ||
    earlier.some((other) => isSaid(row.number) && other.number === row.number) ||
    earlier.some((other) => isSaid(row.email) && other.email.toLowerCase() === row.email.toLowerCase()) ||
    hasError(world, row, person, stored);
  if (wrong) return { outcome: 'error', person } as const;
  if (!stored) return { outcome: 'create', person } as const;
  const isSame = JSON.stringify(person) === JSON.stringify(before);
  return { outcome: isSame ? 'unchanged' : 'update', person } as const;
}

const nobody: ModelPerson = {
  id: 0,
  number: '',
  name: '',
  client: '',
  position: '',
  email: '',
  location: '',
  shift: '',
};
const isSaid = (text: string) => text.trim() !== '';

function matched({ people }: ModelWorld, { systemId, number }: ModelRow): ModelPerson | undefined {
  if (systemId !== '') return people.find(({ id }) => String(id) === systemId);
  return people.find((one) => isSaid(number) && one.number === number);
}

/** The row's values in the portal's own spelling, without empty cells. */
function spoken(world: ModelWorld, row: ModelRow): Partial<ModelPerson> {
  const same = (all: readonly string[], text: string) =>
    all.find((one) => one.toLowerCase() === text.toLowerCase()) ?? text;
  const said: [keyof ModelPerson, string][] = [
    ['number', row.number],
    ['name', row.name],
    ['client', same([...world.openClients, ...world.closedClients], row.client)],
    ['position', row.position],
    ['email', row.email],
    ['location', row.location.toLowerCase()],
    ['shift', same(world.shifts, row.shift)],
  ];
  return Object.fromEntries(said.filter(([, text]) => isSaid(text)));
}

function isTaken({ people }: ModelWorld, { number, email }: ModelRow, ownId: number): boolean {
  return people.some(
    (other) =>
      other.id !== ownId &&
      ((isSaid(number) && other.number === number) ||
        (isSaid(email) && other.email.toLowerCase() === email.toLowerCase())),
  );
}

function hasError(world: ModelWorld, row: ModelRow, person: ModelPerson, stored: ModelPerson | undefined): boolean {
  const mustSay = stored ? [] : [row.start, row.salary];
  const isOpen = world.openClients.includes(person.client) || person.client === stored?.client;
  return (
    Object.values(person).some((value) => value === '') ||
    mustSay.some((text) => !isSaid(text)) ||
    person.name.length > 100 ||
    !/^[^@\s]+@[^@\s]+\.[a-z]+$/i.test(person.email) ||
    !isOpen ||
    !['wfo', 'wfh', 'hybrid'].includes(person.location) ||
    !world.shifts.includes(person.shift) ||
    (isSaid(row.start) && !/^2026-03-\d\d( 00:00:00)?$/.test(row.start)) ||
    (isSaid(row.salary) && !isSalary(row.salary))
  );
}

/** A number from 1 to a million. */
function isSalary(text: string): boolean {
  const amount = Number(text.replaceAll(',', ''));
  return amount >= 1 && amount <= 1_000_000;
}
