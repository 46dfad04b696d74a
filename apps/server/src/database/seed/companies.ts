import type { countryIds, currencyIds, ZoneKey } from './known-ids.ts';
import type { SeededRandom } from './seeded-random.ts';

export interface Company {
  readonly legalName: string;
  readonly industry: string;
  readonly status: 'Active' | 'Potential' | 'Inactive' | 'Draft';
  readonly zone: ZoneKey;
  readonly country: keyof typeof countryIds;
  readonly currency: keyof typeof currencyIds;
  readonly address: string;
  readonly contact: string;
  /** How many of the demo employees work for it. */
  readonly staff: number;
}

/** Client 1. */
export const provider: Company = {
  legalName: 'Muster Remote Staffing Inc.',
  industry: 'Business services',
  status: 'Active',
  zone: 'manila',
  country: 'philippines',
  currency: 'php',
  address: 'Ayala Avenue, Makati City 1226',
  contact: 'Andrea Lim',
  staff: 32,
};

export const demoClients: readonly Company[] = [
  {
    legalName: 'Harbourline Property Group Pty Ltd',
    industry: 'Real estate',
    status: 'Active',
    zone: 'sydney',
    country: 'australia',
    currency: 'aud',
    address: '88 Pitt Street, Sydney NSW 2000',
    contact: 'Olivia Marsden',
    staff: 34,
  },
  {
    legalName: 'Southern Dental Partners Pty Ltd',
    industry: 'Health care',
    status: 'Active',
    zone: 'melbourne',
    country: 'australia',
    currency: 'aud',
    address: '210 Collins Street, Melbourne VIC 3000',
    contact: 'James Whitlock',
    staff: 26,
  },
  {
    legalName: 'Redgum Logistics Pty Ltd',
    industry: 'Transport',
    status: 'Active',
    zone: 'brisbane',
    country: 'australia',
    currency: 'aud',
    address: '45 Eagle Street, Brisbane QLD 4000',
    contact: 'Chloe Barrett',
    staff: 22,
  },
  {
    legalName: 'Thameside Home Loans Ltd',
    industry: 'Finance',
    status: 'Active',
    zone: 'london',
    country: 'unitedKingdom',
    currency: 'gbp',
    address: '40 Cannon Street, London EC4N 6JJ',
    contact: 'Daniel Okafor',
    staff: 18,
  },
  {
    legalName: 'Banksia Legal Pty Ltd',
    industry: 'Legal services',
    status: 'Active',
    zone: 'sydney',
    country: 'australia',
    currency: 'aud',
    address: '3 Castlereagh Street, Sydney NSW 2000',
    contact: 'Priya Nair',
    staff: 14,
  },
  {
    legalName: 'Cedar & Pine Outfitters LLC',
    industry: 'Retail',
    status: 'Active',
    zone: 'denver',
    country: 'unitedStates',
    currency: 'usd',
    address: '1600 Larimer Street, Denver, CO 80202',
    contact: 'Ethan Caldwell',
    staff: 24,
  },
  {
    legalName: 'Lakeshore Health Billing Inc.',
    industry: 'Health care',
    status: 'Active',
    zone: 'chicago',
    country: 'unitedStates',
    currency: 'usd',
    address: '233 West Wacker Drive, Chicago, IL 60606',
    contact: 'Monica Herrera',
    staff: 30,
  },
  {
    legalName: 'Hudson Ledger Accounting LLC',
    industry: 'Accounting',
    status: 'Active',
    zone: 'newYork',
    country: 'unitedStates',
    currency: 'usd',
    address: '75 Broad Street, New York, NY 10004',
    contact: 'Samuel Adler',
    staff: 28,
  },
  {
    legalName: 'Prairie Freight Brokers LLC',
    industry: 'Transport',
    status: 'Inactive',
    zone: 'chicago',
    country: 'unitedStates',
    currency: 'usd',
    address: '500 North Michigan Avenue, Chicago, IL 60611',
    contact: 'Laura Jensen',
    staff: 12,
  },
  {
    legalName: 'Bayview Solar Inc.',
    industry: 'Energy',
    status: 'Potential',
    zone: 'losAngeles',
    country: 'unitedStates',
    currency: 'usd',
    address: '900 Wilshire Boulevard, Los Angeles, CA 90017',
    contact: 'Marcus Webb',
    staff: 0,
  },
  {
    legalName: 'Wattle Early Learning Pty Ltd',
    industry: 'Education',
    status: 'Draft',
    zone: 'melbourne',
    country: 'australia',
    currency: 'aud',
    address: '19 Lonsdale Street, Melbourne VIC 3000',
    contact: 'Grace Fenwick',
    staff: 0,
  },
];

const firstWords = [
  'Ironbark',
  'Summit',
  'Blue Gum',
  'Riverside',
  'Golden Gate',
  'Jacaranda',
  'Liberty',
  'Outback',
  'Magnolia',
  'Kookaburra',
  'Granite',
  'Evergreen',
  'Pacific',
  'Maple',
  'Silver Creek',
  'Tasman',
  'Keystone',
  'Boronia',
  'Sierra',
  'Highland',
] as const;
const secondWords = [
  'Property',
  'Dental',
  'Logistics',
  'Lending',
  'Legal',
  'Outfitters',
  'Billing',
  'Accounting',
  'Freight',
  'Solar',
  'Learning',
  'Insurance',
  'Travel',
  'Marketing',
  'Software',
  'Clinics',
  'Homes',
  'Foods',
  'Engineering',
  'Recruiting',
] as const;

/** Companies beyond the twelve, for large databases; `number` makes their names unique. */
export function inventCompany(random: SeededRandom, number: number): Company {
  const isAustralian = random.chance(0.5);
  const name = `${random.pick(firstWords)} ${random.pick(secondWords)} ${number}`;
  const first = demoClients[isAustralian ? 0 : 6] ?? provider;
  return {
    ...first,
    legalName: `${name} ${isAustralian ? 'Pty Ltd' : 'LLC'}`,
    industry: random.pick(demoClients).industry,
    zone: random.pick(
      isAustralian
        ? (['sydney', 'melbourne', 'brisbane', 'perth'] as const)
        : (['newYork', 'chicago', 'denver', 'losAngeles'] as const),
    ),
    contact: random.pick(demoClients).contact,
    staff: 0,
  };
}
