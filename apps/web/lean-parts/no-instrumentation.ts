/** Nothing observes the router, so no navigation has anybody to report to. */
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;

export const getRouteInstrumentationUpdates = () => ({});

export const instrumentClientSideRouter = <Router>(router: Router): Router => router;
