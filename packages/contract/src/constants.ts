/** Business constants and limits of section 9. */
export const toastMs = 3000;
export const toastMaxWidthPx = 460;

/** From the expiry alert to the login page. */
export const sessionExpiryRedirectMs = 1000;

/** The provider. */
export const homeClientId = 1;

/** Day of the month, if the client's invoice configuration has none. */
export const invoiceBillingDay = 17;

export const searchDebounceMs = 500;

/** Minutes between the entries of a time picker, over 24 hours. */
export const timePickerStepMinutes = 30;

/** Older times are shown as a full date. */
export const relativeTimeMaxDays = 60;

/** Asia/Manila, for display if no zone is set. */
export const defaultTimezoneId = 291;
/** First zone of the list: the default of a new form if the office has no zone. */
export const blankTimezoneId = 1;

export const dialogWidthsPx = { sm: 300, md: 460, lg: 600, xl: 900 } as const;

/** In the format syntax of dayjs and moment. */
export const formats = {
  dateTime: 'MMM DD, YYYY h:mm A',
  longDay: 'MMMM DD, YYYY',
  day: 'YYYY-MM-DD',
  amount: '0,0.00',
} as const;

export const pushSocket = { cluster: 'mt1', transports: ['ws', 'wss'] } as const;

/** The portal's push endpoint sends events of these seconds again to who joins. A page relies on it for a shorter time. */
export const pushMemory = { seconds: 30, reliedOnMs: 15_000 } as const;

export interface PushAddress {
  readonly port: number;
  readonly forceTls: boolean;
}

/** Where the push client connects, by the page's host; TLS is forced except on local hosts. */
export function pushAddress(host: string, devHost: string | null): PushAddress {
  if (isLocalHost(host)) return { port: 6001, forceTls: false };
  return { port: host === devHost ? 443 : 6002, forceTls: true };
}

/** Share of page loads whose traces and recordings are sent with error reports. */
export const errorReportingRates = { tracesSampleRate: 0, replaysSampleRate: 0 } as const;

const megabyte = 1024 * 1024;

/** Employee attachments and imports (docs/decisions.md, Files). */
export const uploadLimits = {
  bytes: 10 * megabyte,
  megabytes: 10,
  /** Photo of an employee, for the record and the ID card. */
  photoMegabytes: 2,
  photoTypes: ['png', 'jpg'],
  /** Thumbnail for lists; a photo up to this size is used directly. */
  thumbnailBytes: 48 * 1024,
  importRows: 20_000,
  attachmentTypes: ['pdf', 'png', 'jpg', 'docx', 'xlsx'],
  importTypes: ['xlsx', 'csv'],
} as const;

function isLocalHost(host: string): boolean {
  return host === 'localhost' || host === '127.0.0.1' || host === '[::1]' || host.endsWith('.localhost');
}

/** A day of leave in the ledger, which counts minutes. */
export const leaveDayMinutes = 480;

/** Planned working time of a week that the law allows: eight hours on six days. */
export const legalWeeklyHours = 48;
