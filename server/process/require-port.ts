import { createServer } from 'node:net';

/**
 * Sees to it that this process can listen where it is told to, before it makes or fills anything. Errors: throws EADDRINUSE, and a sentence for
 * everything else.
 */
export async function requirePort({ port, host }: { port: number; host: string }): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => probe.once('error', reject).listen({ port, host }, resolve));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw error;
    throw new Error(`Nobody can listen at ${host}, port ${port} (${message}). Look at HOST and PORT.`);
  }
  await new Promise((resolve) => probe.close(resolve));
}
