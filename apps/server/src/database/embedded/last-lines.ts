/** What a program said last, on one line. */
export const lastLines = (text: string): string => text.trim().split('\n').slice(-5).join(' / ').slice(-1000);
