import type { Role } from '@muster/contract';

/** A sign-in for each role, `ROLE@demo.test` with hyphens for spaces, and a second company for comparison. */
export interface DemoAccount {
  readonly email: string;
  readonly role: Role;
  readonly firstName: string;
  readonly lastName: string;
  /** Users of a client belong to the first or the second demo client. */
  readonly client?: 'first' | 'second';
  /** Named after, and linked to, an employee of the first client. */
  readonly employee?: 'member' | 'lead';
}

export const demoAccounts: readonly DemoAccount[] = [
  { email: 'admin@demo.test', role: 'admin', firstName: 'Andrea', lastName: 'Lim' },
  { email: 'hr@demo.test', role: 'hr', firstName: 'Rosario', lastName: 'Villanueva' },
  { email: 'payroll@demo.test', role: 'payroll', firstName: 'Dennis', lastName: 'Ocampo' },
  { email: 'recruitment@demo.test', role: 'recruitment', firstName: 'Camille', lastName: 'Sarmiento' },
  { email: 'accounts-receivable@demo.test', role: 'accounts receivable', firstName: 'Noel', lastName: 'Macaraeg' },
  { email: 'it@demo.test', role: 'it', firstName: 'Kenneth', lastName: 'Tan' },
  { email: 'team-lead@demo.test', role: 'team lead', firstName: '', lastName: '', employee: 'lead' },
  { email: 'office-admin@demo.test', role: 'office admin', firstName: 'Glenda', lastName: 'Pascual' },
  { email: 'sales@demo.test', role: 'sales', firstName: 'Miguel', lastName: 'Roxas' },
  { email: 'accounting@demo.test', role: 'accounting', firstName: 'Aileen', lastName: 'Dizon' },
  { email: 'finance@demo.test', role: 'finance', firstName: 'Rafael', lastName: 'Soriano' },
  { email: 'account-manager@demo.test', role: 'account manager', firstName: 'Bianca', lastName: 'Zaragoza' },
  { email: 'workforce-admin@demo.test', role: 'workforce admin', firstName: 'Jericho', lastName: 'Manalo' },
  { email: 'client@demo.test', role: 'client', firstName: 'Olivia', lastName: 'Marsden', client: 'first' },
  { email: 'client-user@demo.test', role: 'client-user', firstName: 'Thomas', lastName: 'Keane', client: 'first' },
  { email: 'client-admin@demo.test', role: 'client-admin', firstName: 'Helen', lastName: 'Strand', client: 'first' },
  {
    email: 'client-admin-2@demo.test',
    role: 'client-admin',
    firstName: 'James',
    lastName: 'Whitlock',
    client: 'second',
  },
  { email: 'employee@demo.test', role: 'employee', firstName: '', lastName: '', employee: 'member' },
];

/** A client user of the first demo client and a client admin of the second, by one sign-in. */
export const personOfTwoCompanies = {
  email: 'two-companies@demo.test',
  firstName: 'Ines',
  lastName: 'Marlow',
} as const;

/** Account managers in addition to the one who can sign in: without a password until they are invited. */
export const furtherAccountManagers = [
  { email: 'paolo.enriquez@musterstaffing.example', firstName: 'Paolo', lastName: 'Enriquez' },
  { email: 'trisha.navarro@musterstaffing.example', firstName: 'Trisha', lastName: 'Navarro' },
] as const;
