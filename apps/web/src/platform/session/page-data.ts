import type { PageData } from '@muster/contract/page-data.ts';

/** The session data in this page (section 3). @throws Error if the page has none. */
export function readPageData(page: Document): PageData {
  const text = page.getElementById('page-data')?.textContent;
  if (!text)
    throw new Error('The page carries no session data (the element #page-data). Load it from the portal server.');
  return JSON.parse(text);
}
