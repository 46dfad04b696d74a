/** The browser's session, as the calls of section 7.1 change it. Cookies are written when the call succeeds. */
export interface SessionControl {
  /** Row id of the current session, null when signed out. */
  readonly id: number | null;
  /** The user of the session. Also set while the two-factor challenge is open, when there is no viewer yet. */
  readonly userId: number | null;
  readonly level: 'none' | 'pending' | 'full';
  /** When this session's user last gave a password or code. */
  readonly factorAt: Temporal.Instant | null;
  /** Sets the CSRF cookie of the session. A guest gets one too, which is not stored on the server. */
  keep(): void;
  /** Gives the browser a new session id; the previous one is no longer valid. */
  start(token: string): void;
  /** Like `start`, and asks the browser to clear what it stored: the session belongs to another company. */
  replace(token: string): void;
  /** Ends the session and asks the browser to clear what it stored. */
  end(): void;
  rememberDevice(token: string): void;
}
