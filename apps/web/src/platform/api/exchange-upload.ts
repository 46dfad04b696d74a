/** A slow connection needs time; the server's limit is lower (docs/decisions.md, Imports and files). */
const patienceMs = 150_000;

interface FormRequest {
  readonly method: string;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** One request with a form that reports its upload progress from 0 to 1. `fetch` has no upload progress. */
export function sendForm(
  { method, address, headers, signal, onProgress }: FormRequest,
  form: FormData,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    request.timeout = patienceMs;
    request.setRequestHeader('accept', 'application/json');
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    request.onload = () => resolve(answerOf(request));
    request.onerror = () => reject(new TypeError('The upload was interrupted.'));
    request.ontimeout = request.onerror;
    request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (signal?.aborted) reject(new DOMException('The upload was cancelled.', 'AbortError'));
    else request.send(form);
  });
}

function answerOf(request: XMLHttpRequest): Response {
  return new Response(request.status === 204 ? null : request.responseText, {
    status: request.status,
    headers: { 'content-type': request.getResponseHeader('content-type') ?? 'text/plain' },
  });
}
