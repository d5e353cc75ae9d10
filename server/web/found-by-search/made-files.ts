import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor } from '#server/plugins/accepted-encoding.ts';

/** Large files for machines, made on request, row by row, and stored compressed on disk. */
export interface MadeFiles {
  /** Sends a file, made by `lines` unless one younger than `keptMs` exists; an older one if making fails. */
  send(request: FastifyRequest, reply: FastifyReply, file: MadeFile): Promise<FastifyReply>;
}

export interface MadeFile {
  name: string;
  type: string;
  keptMs: number;
  lines: () => AsyncIterable<string>;
}

/** Files in a folder of this machine; each process makes its own anew after its start. */
export function openMadeFiles(folder: string, clock: () => Date): MadeFiles {
  const made = new Map<string, { until: number }>();
  const making = new Map<string, Promise<void>>();
  const pathOf = (name: string) => join(folder, `${name}.gz`);

  const make = async ({ name, keptMs, lines }: MadeFile) => {
    await mkdir(folder, { recursive: true });
    const unfinished = `${pathOf(name)}.${process.pid}`;
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(unfinished));
    await rename(unfinished, pathOf(name));
    made.set(name, { until: clock().getTime() + keptMs });
  };

  const whole = async (file: MadeFile) => {
    const { name } = file;
    const kept = made.get(name);
    if (kept !== undefined && clock().getTime() < kept.until) return;
    const attempt = making.get(name) ?? make(file).finally(() => making.delete(name));
    making.set(name, attempt);
    await attempt.catch((error: unknown) => {
      if (kept === undefined) throw error;
    });
  };

  return {
    async send(request, reply, file) {
      await whole(file);
      reply
        .type(file.type)
        .header('cache-control', `public, max-age=${file.keptMs / 1_000}`)
        .header('vary', 'Accept-Encoding');
      const packed = createReadStream(pathOf(file.name));
      if (encodingFor(request, ['gzip']) === 'gzip') return reply.header('content-encoding', 'gzip').send(packed);
      const plain = createGunzip();
      pipeline(packed, plain).catch((error: unknown) => plain.destroy(error as Error));
      return reply.send(plain);
    },
  };
}
