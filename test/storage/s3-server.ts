import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { atFileEnd } from '../at-file-end.ts';

/** How the server misbehaves: nothing, or one of these from now on. */
export type Misbehaviour = 'none' | 'corrupts what is put' | 'corrupts what is sent' | 'cuts' | 'is silent' | 'fails' | 'has no bucket';

export interface S3Server {
  /** STORAGE_URL of its bucket. */
  url: string;
  /** What is stored, by key. */
  files: Map<string, { content: Buffer; type: string; at: Date }>;
  misbehaviour: Misbehaviour;
  /** Requests so far, as `METHOD key`. */
  requests: string[];
}

const [access, secret, region, bucket] = ['a-key', 'a secret/of the store', 'kr-1', 'seam-pictures'];

/** A small S3 of the test, in memory: signed PUT, GET with a range, HEAD, DELETE and list by pages of two. It closes at the file's end. */
export async function s3Server(): Promise<S3Server> {
  const server = await openS3Server();
  atFileEnd(server.close);
  return server;
}

/** The same for a run that closes it itself. */
export async function openS3Server(): Promise<S3Server & { close: () => Promise<unknown> }> {
  const state: S3Server = { url: '', files: new Map(), misbehaviour: 'none', requests: [] };
  const server = createServer((request, response) => {
    serve(state, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  state.url = `s3://${access}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${bucket}?region=${region}`;
  return Object.assign(state, {
    close() {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  });
}

async function serve(state: S3Server, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = '', headers } = request;
  const url = new URL(request.url ?? '', `http://${headers.host}`);
  const [, of, ...path] = url.pathname.split('/');
  const key = path.map(decodeURIComponent).join('/');
  const content = Buffer.concat(await request.toArray());
  state.requests.push(`${method} ${key}`);
  const send = (status: number, body: Buffer | string = '', more: Record<string, string | number> = {}) =>
    response.writeHead(status, { 'content-length': Buffer.byteLength(body), ...more }).end(method === 'HEAD' ? '' : body);
  const refuse = (status: number, code: string) =>
    send(status, `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`, { 'content-type': 'application/xml' });

  if (state.misbehaviour === 'is silent') await wait(60_000, undefined, { ref: false });
  if (state.misbehaviour === 'fails') return void refuse(503, 'SlowDown');
  if (state.misbehaviour === 'has no bucket' || of !== bucket) return void refuse(404, 'NoSuchBucket');
  if (!isSigned(request, url)) return void refuse(403, 'SignatureDoesNotMatch');
  if (key === '' && method === 'HEAD') return void send(200);
  if (key === '') return void sendList(state, url, send);

  if (method === 'PUT') {
    const stored = state.misbehaviour === 'corrupts what is put' ? Buffer.concat([content.subarray(1), Buffer.of(0)]) : content;
    state.files.set(key, { content: stored, type: headers['content-type'] ?? '', at: new Date() });
    return void send(200);
  }
  if (method === 'DELETE') {
    state.files.delete(key);
    return void send(204);
  }
  const file = state.files.get(key);
  if (file === undefined) return void refuse(404, 'NoSuchKey');
  const sent = state.misbehaviour === 'corrupts what is sent' ? Buffer.alloc(file.content.length, 1) : file.content;
  if (state.misbehaviour === 'cuts' && method === 'GET') {
    response.writeHead(200, { 'content-length': sent.length, 'content-type': file.type });
    response.write(sent.subarray(0, sent.length >> 1), () => response.destroy());
    return;
  }
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (first === undefined) return void send(200, sent, { 'content-type': file.type });
  const end = last ? Number(last) : sent.length - 1;
  send(206, sent.subarray(Number(first), end + 1), { 'content-range': `bytes ${first}-${end}/${sent.length}` });
}

function sendList({ files }: S3Server, url: URL, send: (status: number, body: string, more: Record<string, string>) => unknown): void {
  const prefix = url.searchParams.get('prefix') ?? '';
  const after = url.searchParams.get('continuation-token') ?? '';
  const found = [...files].filter(([key]) => key.startsWith(prefix) && key > after).sort(([one], [other]) => (one < other ? -1 : 1));
  const page = found.slice(0, 2);
  const rows = page.map(
    ([key, { content, at }]) =>
      `<Contents><Key>${key}</Key><Size>${content.length}</Size><LastModified>${at.toISOString()}</LastModified></Contents>`,
  );
  const more = found.length > 2 ? `<NextContinuationToken>${page.at(-1)?.[0]}</NextContinuationToken>` : '';
  const body = `<ListBucketResult><IsTruncated>${found.length > 2}</IsTruncated>${more}${rows.join('')}</ListBucketResult>`;
  send(200, `<?xml version="1.0" encoding="UTF-8"?>${body}`, { 'content-type': 'application/xml' });
}

/** AWS Signature Version 4, by its documentation. */
function isSigned({ method, headers }: IncomingMessage, url: URL): boolean {
  const said = /Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})/.exec(
    headers.authorization ?? '',
  );
  const [, account, day = '', place, signed = '', signature] = said ?? [];
  if (account !== access || place !== region) return false;
  const names = signed.split(';');
  const query = [...url.searchParams].map((pair) => pair.map(encodeURIComponent).join('=')).sort();
  const canonical = [
    method,
    url.pathname,
    query.join('&'),
    ...names.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signed,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const digest = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], `${day}/${region}/s3/aws4_request`, digest].join('\n');
  const sign = (key: string | Buffer, value: string) => createHmac('sha256', key).update(value).digest();
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>((made, part) => sign(made, part), `AWS4${secret}`);
  return sign(key, text).toString('hex') === signature;
}
