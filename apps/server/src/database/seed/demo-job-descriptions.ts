import type {
  JobDescriptionSection,
  JobDescriptionText,
} from '@muster/contract/domains/recruitment/job-description-sections.ts';

interface DemoVersion {
  /** Filled in from the template of this name. */
  readonly template?: string;
  /** Typed by hand. */
  readonly text?: JobDescriptionText;
  /** The version before, or what was generated, with these texts replaced. */
  readonly edits?: readonly (readonly [section: JobDescriptionSection, from: string, to: string])[];
  /** Composed by the portal from the template; `edits` are what people changed. */
  readonly isGenerated?: true;
  /** Days before the start of the demo. */
  readonly ago: number;
  /** Hours later. Absent: nobody reviewed it. */
  readonly reviewedAfter?: number;
}

interface DemoDescription {
  /** Place in the list of demo positions. */
  readonly position: number;
  readonly versions: readonly DemoVersion[];
}

/** Most positions are described: in one version or several, of each origin, reviewed and not. */
export const demoDescriptions: readonly DemoDescription[] = [
  {
    position: 0,
    versions: [
      { template: 'Customer support', ago: 25 },
      {
        edits: [
          ['duties', 'calls, emails and chats', 'calls, emails and chats of tenants and owners'],
          ['requirements', '- Patience with customers who are upset', '- Calm with people whose home has no power'],
        ],
        ...{ ago: 24, reviewedAfter: 5 },
      },
      {
        edits: [
          ['duties', '\n- Keep the help articles', '\n- Call a tradesperson in an emergency\n- Keep the help articles'],
        ],
        ...{ ago: 11, reviewedAfter: 20 },
      },
    ],
  },
  {
    position: 1,
    versions: [
      { template: 'Bookkeeping', ago: 9, reviewedAfter: 3 },
      {
        edits: [
          ['duties', 'by the fifth working day', 'by the third working day'],
          ['duties', '\n- Keep documents', '\n- Lodge the quarterly activity statement\n- Keep documents'],
        ],
        ago: 2,
      },
    ],
  },
  {
    position: 2,
    versions: [
      {
        text: {
          summary:
            'Harbourline leases 900 homes. As leasing coordinator you are the first contact for people who want to rent one, from the first question to the signed contract.',
          duties:
            '- Answer questions about homes that are free\n- Arrange inspections, also by video\n- Check applications and references\n- Prepare leases and collect signatures\n- Keep Property Tree up to date',
          requirements:
            '- Experience in property management or in sales\n- Property Tree\n- A friendly voice on the phone, and good notes afterwards',
          benefits: '- Weekends off\n- Health insurance\n- A bonus for each quarter without empty homes',
        },
        ...{ ago: 39, reviewedAfter: 26 },
      },
    ],
  },
  {
    position: 3,
    versions: [
      {
        ...{ template: 'Digital marketing', isGenerated: true, ago: 69, reviewedAfter: 18 },
        edits: [
          ['requirements', 'Two years in marketing', 'One year in marketing'],
          ['duties', '- Set up campaigns in search and social networks within the budget\n', ''],
        ],
      },
    ],
  },
  { position: 4, versions: [{ template: 'Bookkeeping', ago: 17, reviewedAfter: 40 }] },
  {
    position: 5,
    versions: [
      {
        text: {
          summary:
            'We move patient records from paper to the new practice software, and need careful people who type fast.',
          duties: '- Type records from scans\n- Check the entries of a colleague\n- Report what cannot be read',
          requirements: '- 60 words a minute\n- Excel\n- Two hours of typing without losing care',
          benefits: '',
        },
        ago: 32,
      },
    ],
  },
  {
    position: 6,
    versions: [
      { template: 'Virtual assistant', ago: 94, reviewedAfter: 8 },
      {
        ...{ template: 'Virtual assistant', isGenerated: true, ago: 47, reviewedAfter: 6 },
        edits: [
          ['summary', 'keep a busy day in order', 'keep the day of our practice director in order'],
          ['requirements', '- Two years as an assistant', '- Five years as an assistant'],
        ],
      },
    ],
  },
  { position: 7, versions: [{ template: 'Software development', ago: 3 }] },
  {
    position: 9,
    versions: [
      { template: 'Medical billing', ago: 43, reviewedAfter: 30 },
      {
        edits: [
          ['requirements', '- Two years of medical billing or insurance claims', '- One year of insurance claims'],
        ],
        ...{ ago: 10, reviewedAfter: 2 },
      },
    ],
  },
  {
    position: 10,
    versions: [
      {
        text: {
          summary: 'You support two solicitors with research and contracts, and keep their files ready for the court.',
          duties:
            '- Research case law, and sum it up\n- Draft and compare contracts\n- Prepare bundles for hearings\n- Watch deadlines, and warn a week ahead',
          requirements: '- A law degree, or five years as a paralegal\n- Legal research\n- Contracts under common law',
          benefits: '- Health insurance\n- Study leave before exams',
        },
        ...{ ago: 27, reviewedAfter: 50 },
      },
    ],
  },
];
