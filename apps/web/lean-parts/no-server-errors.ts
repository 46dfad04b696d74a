/** No component runs on the server, so no error carries a redirect or an answer from there. */
export const decodeRedirectErrorDigest = () => undefined;

export const decodeRouteErrorResponseDigest = () => undefined;
