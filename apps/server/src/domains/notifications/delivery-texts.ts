import { counted } from '@muster/contract/counted.ts';

const footer = (appUrl: string) => `Choose what you are notified of:\n${appUrl}/notifications?show=settings\n`;

export function noticeMail(
  name: string,
  sentence: string,
  { url, appUrl }: { readonly url: string; readonly appUrl: string },
) {
  return {
    subject: sentence,
    text: `Hello ${name},\n\n${sentence}\n\nOpen it in Muster:\n${url}\n\n${footer(appUrl)}`,
  };
}

/** The same sentence several times is one line with its number. */
export function digestMail(name: string, sentences: readonly string[], appUrl: string) {
  const lines = [...Map.groupBy(sentences, (sentence) => sentence)].map(([sentence, same]) =>
    same.length === 1 ? `- ${sentence}` : `- ${sentence} (${same.length} times)`,
  );
  const count = counted(sentences.length, 'new notification');
  return {
    subject: `Muster: ${count}`,
    text: `Hello ${name},\n\nYou have ${count}:\n\n${lines.join('\n')}\n\nOpen them in Muster:\n${appUrl}/notifications\n\n${footer(appUrl)}`,
  };
}

export const noticeSms = (sentence: string, url: string): string => `Muster: ${sentence} ${url}`;
