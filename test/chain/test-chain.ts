import { memoryChain, type TestChain } from './memory-chain.ts';

/** A chain in memory; under `npm run test:chain` a real EVM with the shop's contract. */
export async function testChain(): Promise<TestChain> {
  return process.env.SEAM_TEST_CHAIN === 'anvil' ? (await import('./local-chain.ts')).localTestChain() : memoryChain();
}
