/** A text of the server with days such as 'Mon, Mar 16, 2026': those of the present year (YYYY) are shown without it. */
export const withoutPresentYear = (text: string, year: string): string =>
  text.replaceAll(datedDay, (whole, day: string, of: string) => (of === year ? day : whole));

const datedDay = /\b(\w{3}, \w{3} \d{1,2}), (\d{4})\b/g;
