import { saveFile } from '#client/save-file.ts';
import { authorizedFetch } from '#client/session/session.ts';
import { ApiError, errorOf } from '#client/wire/api-error.ts';
import { fetchInRole } from './wire.ts';

interface Watch {
  signal?: AbortSignal;
  /** Receives each part of the download. */
  onPart?: (part: Uint8Array) => void;
}

/** Downloads a REST API file, under the name the server gives. Throws ApiError. */
export async function download(path: string, body?: unknown, { signal, onPart }: Watch = {}): Promise<void> {
  const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  await save(watched(await sent(path, { ...(body === undefined ? {} : json), ...(signal ? { signal } : {}) }), onPart));
}

/** Downloads a file that the server makes of another one. Throws ApiError. */
export async function downloadFor(path: string, file: File): Promise<void> {
  await save(await sent(path, { method: 'POST', headers: { 'content-type': 'application/octet-stream' }, body: file }));
}

async function save(response: Response): Promise<void> {
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'file';
  saveFile(await response.blob().catch((cause: unknown) => fail(cause)), name);
}

function watched(response: Response, onPart: Watch['onPart']): Response {
  if (onPart === undefined || response.body === null) return response;
  const parts = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, next) {
      onPart(part);
      next.enqueue(part);
    },
  });
  return new Response(response.body.pipeThrough(parts), response);
}

/** Uploads a file as is. Throws ApiError. */
export async function upload<Reply>(path: string, file: File): Promise<Reply> {
  const response = await sent(path, { method: 'POST', headers: { 'content-type': 'application/octet-stream' }, body: file });
  return response.json();
}

async function sent(path: string, init: RequestInit): Promise<Response> {
  const response = await authorizedFetch(`/api${path}`, { ...init, cache: 'no-store' }, fetchInRole).catch((cause: unknown) => fail(cause));
  if (!response.ok) throw await errorOf(response);
  return response;
}

function fail(cause: unknown): never {
  throw new ApiError('UNAVAILABLE', { status: 0, cause });
}
