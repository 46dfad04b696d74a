import { counted } from '@muster/contract/counted.ts';
import type { Company } from '@muster/contract/page-data.ts';
import { atCompany, namingCompany } from './company-texts.ts';

interface Portal {
  readonly appUrl: string;
  /** Of somebody with several companies. */
  readonly company: Company | null;
}

const footer = ({ appUrl, company }: Portal) =>
  `Choose what you are notified of:\n${appUrl}${atCompany('/notifications?show=settings', company)}\n`;

export function noticeMail(name: string, sentence: string, { url, ...portal }: Portal & { readonly url: string }) {
  return {
    subject: sentence,
    text: `Hello ${name},\n\n${sentence}\n\nOpen it in Muster:\n${url}\n\n${footer(portal)}`,
  };
}

/** The same sentence several times is one line with its number. */
export function digestMail(name: string, sentences: readonly string[], portal: Portal) {
  const lines = [...Map.groupBy(sentences, (sentence) => sentence)].map(([sentence, same]) =>
    same.length === 1 ? `- ${sentence}` : `- ${sentence} (${same.length} times)`,
  );
  const { appUrl, company } = portal;
  const count = counted(sentences.length, 'new notification');
  const link = `${appUrl}${atCompany('/notifications', company)}`;
  const where = company === null ? '' : ` at ${company.name}`;
  return {
    subject: namingCompany(`Muster: ${count}`, company),
    text: `Hello ${name},\n\nYou have ${count}${where}:\n\n${lines.join('\n')}\n\nOpen them in Muster:\n${link}\n\n${footer(portal)}`,
  };
}

export const noticeSms = (sentence: string, url: string): string => `Muster: ${sentence} ${url}`;
