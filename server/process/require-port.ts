import { createServer } from 'node:net';

/**
 * Checks that this process can listen on its port before it creates or fills anything. Errors: throws EADDRINUSE, or a sentence for any
 * other error.
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
