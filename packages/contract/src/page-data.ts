import type { HourCycle } from './hour-cycle.ts';
import type { Permission } from './permissions.ts';
import type { Role } from './roles.ts';

/**
 * Session data that the server writes into the page as JSON (section 3). It decides what is shown; the server checks
 * access again for each call.
 */
export interface PageData {
  readonly loggedIn: boolean;
  /** The password was accepted and the two-factor challenge is open. */
  readonly challengeOpen: boolean;
  readonly user: PageUser | null;
  readonly roles: readonly Role[];
  readonly permissions: readonly { readonly name: Permission }[];
  readonly push: PushFacts;
  readonly errorReporting: {
    readonly dsn: string | null;
    readonly tracesSampleRate: 0;
    readonly replaysSampleRate: 0;
  };
}

export interface PageUser {
  readonly id: number;
  readonly uuid: string;
  readonly name: string;
  readonly email: string;
  readonly displayRole: Role;
  readonly employeeId: number | null;
  readonly clientId: number | null;
  readonly mustChangePassword: boolean;
  readonly hourCycle: HourCycle;
  /** IANA name, so that the first times on the page are right. Null right after signing in: the user's details say it then. */
  readonly timezone: string | null;
  /** That the person may work for with this sign-in. Empty for somebody with one. */
  readonly companies: readonly Company[];
  readonly impersonator: { readonly name: string } | null;
}

export interface Company {
  readonly clientId: number;
  readonly name: string;
}

/** Where the page's push client connects (section 9). Null host: the current one. */
export interface PushFacts {
  readonly key: string;
  readonly host: string | null;
  readonly port: number;
  readonly cluster: 'mt1';
  /** The host whose pages connect on port 443, from the settings. */
  readonly devHost: string | null;
}
