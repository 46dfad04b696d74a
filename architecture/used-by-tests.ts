import type { UsedByTests } from './rules/product-exports.ts';

const laterDomains = 'The specification lists them for domains that are not built yet; tests compare them with it.';

/** Exports that only tests import, by file, with the reason. */
export const usedByTests: UsedByTests = {
  'apps/server/src/database/owners.ts': { names: ['owners'], because: 'The architecture rules read it as text.' },
  'apps/server/src/database/scratch-cluster.ts': {
    names: ['makeScratchDatabase'],
    because: 'Databases for tests are made where the product makes one to generate row types.',
  },
  'apps/server/src/platform/crypto/sensitive.ts': {
    names: ['sensitive', 'reveal'],
    because: 'The activity log hides these values; the domains pass ciphertext so far.',
  },
  'apps/server/src/platform/sms/sms.ts': { names: ['sendSms'], because: 'Text messages are sent by later domains.' },
  'apps/web/lean-parts/no-endless-lists.ts': {
    names: ['infiniteQueryBehavior'],
    because: 'The build puts it in place of a module of the queries.',
  },
  'apps/web/lean-parts/no-framework.ts': {
    names: ['FrameworkContext', 'PrefetchPageLinks', 'usePrefetchBehavior', 'mergeRefs'],
    because: 'The build puts them in place of a module of the router.',
  },
  'apps/web/lean-parts/no-instrumentation.ts': {
    names: [
      'consumeInstrumentationClientResultMetaReceiver',
      'getRouteInstrumentationUpdates',
      'instrumentClientSideRouter',
    ],
    because: 'The build puts them in place of a module of the router.',
  },
  'apps/web/lean-parts/no-server-errors.ts': {
    names: ['decodeRedirectErrorDigest', 'decodeRouteErrorResponseDigest'],
    because: 'The build puts them in place of a module of the router.',
  },
  'apps/web/src/platform/feedback/toast-store.ts': {
    names: ['clearToasts'],
    because: 'Tests start without the toasts of the test before.',
  },
  'apps/web/src/platform/session/page-exit.ts': {
    names: ['replacePageExit'],
    because: 'A test page cannot navigate away.',
  },
  'packages/contract/src/constants.ts': {
    names: ['formats', 'timePickerStepMinutes'],
    because: 'Figures of section 9 that a test compares with the specification.',
  },
  'packages/contract/src/dated/dated-row.ts': {
    names: ['datedValueOn'],
    because: 'The templates of new resources use it.',
  },
  'packages/contract/src/domains/approvals/approvals.constants.ts': {
    names: ['stepRuleLabels'],
    because: 'For the screen of approval policies.',
  },
  'packages/contract/src/domains/tickets/ticket-sla.rules.ts': {
    names: ['workedBetween'],
    because: laterDomains,
  },
  'packages/contract/src/domains/tickets/ticket-target.rules.ts': { names: ['targetState'], because: laterDomains },
  'packages/contract/src/invoice-lock.ts': { names: ['isInvoiceLocked'], because: laterDomains },
  'packages/contract/src/states.ts': {
    names: [
      'positionStatuses',
      'infractionStatuses',
      'signatureStages',
      'signatureStates',
      'signaturesCompleted',
      'ticketStatusLabel',
    ],
    because: laterDomains,
  },
};
