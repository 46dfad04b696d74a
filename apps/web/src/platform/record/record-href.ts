/** The address of another record of the same kind. */
export const recordHref = (pathname: string, id: number): string => pathname.replace(/\d+$/, String(id));
