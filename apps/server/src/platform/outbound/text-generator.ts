import type { HttpClient } from './http-client.ts';

/** The settings GENERATOR_URL, GENERATOR_KEY and GENERATOR_MODEL. */
export interface TextGenerator {
  /** Of an OpenAI-compatible server, such as `https://models.example.com/v1`. */
  readonly url: URL;
  readonly key: string;
  readonly model: string;
  readonly http: HttpClient;
}
