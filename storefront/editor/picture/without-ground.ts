/** The picture at this URL without its flat background, computed in a worker; null if it has none. Rejects if it cannot be read. */
export function withoutGround(src: string): Promise<Blob | null> {
  const worker = new Worker(new URL('./ground-worker.ts', import.meta.url), { type: 'module' });
  const cut = new Promise<Blob | null>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Blob | null | 'unreadable'>) =>
      data === 'unreadable' ? reject(new Error('the picture cannot be read')) : resolve(data),
    );
    worker.addEventListener('error', reject);
  });
  worker.postMessage(src);
  return cut.finally(() => worker.terminate());
}
