import { authorizedFetch } from '../session/session.ts';
import { ApiError, errorOf } from './api-error.ts';

export type SendOptions = {
  /** Called with the upload progress, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
  /** PUT replaces an existing file. */
  method?: 'POST' | 'PUT';
};

/**
 * Uploads a file to the REST API as the member, with progress (which fetch does not offer). Throws ApiError like `callApi`, or the signal's
 * reason if aborted. Browser only.
 */
export async function sendFile<Reply>(path: string, file: Blob, options: SendOptions): Promise<Reply> {
  const headers = { accept: 'application/json', 'accept-language': document.documentElement.lang || 'ko', 'content-type': file.type };
  let response: Response;
  try {
    response = await authorizedFetch(`/api${path}`, { method: options.method ?? 'POST', headers, body: file }, (input, init) =>
      carried(input, init, options),
    );
  } catch (error) {
    options.signal.throwIfAborted();
    throw new ApiError('UNAVAILABLE', { status: 0, cause: error });
  }
  if (!response.ok) throw await errorOf(response);
  return response.json();
}

function carried(input: RequestInfo | URL, init: RequestInit = {}, { onProgress, signal }: SendOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(init.method ?? 'POST', String(input));
    for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total);
    };
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = () => reject(new TypeError('no reply'));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(init.body as Blob);
  });
}
