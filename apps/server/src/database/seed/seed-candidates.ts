import { type CandidateKeys, candidateKeys } from '@muster/contract/domains/recruitment/candidate-duplicates.rules.ts';
import { candidateSources } from '@muster/contract/domains/recruitment/candidates.constants.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../rows.generated.ts';
import { homeCities } from './addresses.ts';
import { insertRows, reserveIds } from './insert-rows.ts';
import { inventPerson } from './person.ts';
import type { SeededAccount } from './seed-accounts.ts';
import type { SeedTime } from './seed-clients.ts';
import { seededRandom } from './seeded-random.ts';

interface CandidateFacts {
  readonly accounts: readonly SeededAccount[];
  readonly time: SeedTime;
}

const count = 150;

/** People who applied or were found over half a year; some gave no consent yet, and the oldest are archived. */
export async function seedCandidates(db: Kysely<Database>, { accounts, time }: CandidateFacts): Promise<void> {
  const random = seededRandom('muster demo candidates');
  const now = Temporal.Instant.from(time.now);
  const today = Temporal.PlainDate.from(time.today);
  const recruiter = accounts.find(({ account }) => account.role === 'recruitment')?.userId ?? null;
  const ids = await reserveIds(db, 'candidate', count);
  const people = ids.map((id, index) => {
    const { firstName: first_name, familyName: last_name, mailName } = inventPerson(random);
    const email = `${mailName}.${id}@mail.example`;
    const phone = `09${random.pick(['17', '18', '27', '39', '56'])}${random.digits(7)}`;
    const daysAgo = 1 + Math.floor((count - index) * 1.2);
    const { title, skills } = random.pick(trades);
    const tags = skills.filter(() => random.chance(0.7));
    const hasConsent = random.chance(0.85);
    const added = today.subtract({ days: daysAgo });
    return {
      candidate: {
        id,
        first_name,
        last_name,
        headline: `${title}, ${random.int(1, 12)} years`,
        home_place: random.pick(homeCities).city,
        created_at: now.subtract({ hours: daysAgo * 24 }).toString(),
        archived_at: index < 12 ? now.subtract({ hours: 20 * 24 }).toString() : null,
      },
      contact: {
        candidate_id: id,
        email,
        phone,
        source: random.pick(candidateSources),
        tags,
        ...consentOf({ index, hasConsent, added, today }),
        added_by_user_id: recruiter,
        ...candidateKeys({ first_name, last_name, email, phone }),
      },
    };
  });
  addAgain(people);
  await insertRows(
    db,
    'candidate',
    people.map(({ candidate }) => candidate),
  );
  await insertRows(
    db,
    'candidate_private',
    people.map(({ contact }) => contact),
  );
}

interface ConsentFacts {
  readonly index: number;
  readonly hasConsent: boolean;
  readonly added: Temporal.PlainDate;
  readonly today: Temporal.PlainDate;
}

/** Most consents are for two years. One was withdrawn today, and the data of a few others are kept for some more days. */
function consentOf({ index, hasConsent, added, today }: ConsentFacts) {
  const last = index % 40 === 20 ? today.add({ days: 9 }) : added.add({ years: 2 });
  return {
    consent_on: hasConsent ? added.toString() : null,
    consent_until: hasConsent ? added.add({ years: 2 }).toString() : null,
    consent_withdrawn_on: hasConsent && index === 70 ? today.toString() : null,
    retain_until: hasConsent ? last.toString() : null,
  };
}

interface SeededCandidate {
  readonly candidate: { first_name: string; last_name: string };
  readonly contact: { email: string; phone: string } & CandidateKeys;
}

/** Two of the newest were added before: one has another mail now, the other one a shorter name and the same mail. */
function addAgain(people: SeededCandidate[]): void {
  for (const [before, again, isSameMail] of [
    [30, 146, false],
    [90, 147, true],
  ] as const) {
    const [first, second] = [people[before], people[again]];
    if (!first || !second) continue;
    const { first_name, last_name } = first.candidate;
    const name = { first_name: isSameMail ? (first_name.split(' ')[0] ?? first_name) : first_name, last_name };
    Object.assign(second.candidate, name);
    Object.assign(second.contact, isSameMail ? { email: first.contact.email } : { phone: first.contact.phone });
    Object.assign(second.contact, candidateKeys({ ...name, ...second.contact }));
  }
}

const trades: readonly { readonly title: string; readonly skills: readonly string[] }[] = [
  { title: 'Bookkeeper', skills: ['Xero', 'BAS', 'Payroll'] },
  { title: 'Customer support specialist', skills: ['Zendesk', 'Night shifts', 'Written English'] },
  { title: 'Data entry clerk', skills: ['Excel', '60 words a minute'] },
  { title: 'Executive assistant', skills: ['Calendar management', 'Travel booking', 'Notion'] },
  { title: 'Software tester', skills: ['Jira', 'Playwright', 'SQL'] },
  { title: 'Graphic designer', skills: ['Figma', 'Illustrator'] },
  { title: 'Claims processor', skills: ['Insurance claims', 'Medical terms'] },
  { title: 'Paralegal', skills: ['Legal research', 'Conveyancing'] },
];
