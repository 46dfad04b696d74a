/** The only place that reads the process's environment; everything else receives a Config. */
export const environment = (): Readonly<Record<string, string | undefined>> => process.env;
